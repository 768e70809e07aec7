import * as Either from "effect/Either"
import * as Option from "effect/Option"
import type * as Schema from "effect/Schema"
import * as AST from "effect/SchemaAST"

// Schemas are interpreted, which costs a third of a millisecond for a page of 50 applications. Rows that we wrote
// ourselves already are what the schema's decoded side says; a schema made into functions once sees that in a third of
// the time.

const misfit = Symbol("misfit")

/** Gives the value, its objects anew in the schema's order and without what the schema does not know, or `misfit`. */
type Reader = (value: unknown) => unknown

const where =
  (holds: (value: unknown) => boolean): Reader =>
  (value) =>
    holds(value) ? value : misfit

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** All or none: a schema with one part that is not read here is not read here. */
const all = (parts: ReadonlyArray<AST.AST>): ReadonlyArray<Reader> | undefined => {
  const readers = parts.flatMap((part) => readerOf(part) ?? [])
  return readers.length === parts.length ? readers : undefined
}

const unionReader = ({ types }: AST.Union): Reader | undefined => {
  const readers = all(types)
  return (
    readers &&
    ((value) => {
      for (const read of readers) {
        const found = read(value)
        if (found !== misfit) return found
      }
      return misfit
    })
  )
}

const arrayReader = ({ elements, rest }: AST.TupleType): Reader | undefined => {
  const [item, ...others] = rest
  const read = elements.length === 0 && others.length === 0 && item !== undefined ? readerOf(item.type) : undefined
  return (
    read &&
    ((value) => {
      if (!Array.isArray(value)) return misfit
      const items: Array<unknown> = []
      for (const entry of value) {
        const found = read(entry)
        if (found === misfit) return misfit
        items.push(found)
      }
      return items
    })
  )
}

const objectReader = ({ indexSignatures, propertySignatures }: AST.TypeLiteral): Reader | undefined => {
  const readers = indexSignatures.length === 0 ? all(propertySignatures.map(({ type }) => type)) : undefined
  if (readers === undefined) return undefined
  const members = propertySignatures.map(({ isOptional, name }, at) => ({ name, isOptional, read: readers[at] }))
  return (value) => {
    if (!isObject(value)) return misfit
    const object: Record<PropertyKey, unknown> = {}
    for (const { isOptional, name, read } of members) {
      const member = value[name]
      if (member === undefined && !(name in value)) {
        if (!isOptional) return misfit
        continue
      }
      const found = read?.(member)
      if (found === misfit) return misfit
      object[name] = found
    }
    return object
  }
}

const refinementReader = (ast: AST.Refinement): Reader | undefined => {
  const read = readerOf(ast.from)
  // The instants of a row are mostly the same one: what was just found good is good.
  let last: unknown = misfit
  return (
    read &&
    ((value) => {
      if (typeof value === "string" && value === last) return value
      const found = read(value)
      if (found === misfit || Option.isSome(ast.filter(found, {}, ast))) return misfit
      last = found
      return found
    })
  )
}

const declarationReader = (ast: AST.Declaration): Reader | undefined => {
  if (ast.typeParameters.length > 0) return undefined
  const decode = ast.decodeUnknown()
  return (value) => {
    const result = decode(value, {}, ast)
    return Either.isEither(result) && Either.isRight(result) ? result.right : misfit
  }
}

/** One for each part of a schema, wherever it stands. */
const readers = new WeakMap<AST.AST, Reader>()

const readerOf = (ast: AST.AST): Reader | undefined => {
  const known = readers.get(ast)
  if (known !== undefined) return known
  const made = makeReader(ast)
  if (made !== undefined) readers.set(ast, made)
  return made
}

const makeReader = (ast: AST.AST): Reader | undefined => {
  switch (ast._tag) {
    case "StringKeyword":
      return where((value) => typeof value === "string")
    case "NumberKeyword":
      return where((value) => typeof value === "number")
    case "BooleanKeyword":
      return where((value) => typeof value === "boolean")
    case "Literal":
      return where((value) => value === ast.literal)
    case "Union":
      return unionReader(ast)
    case "TupleType":
      return arrayReader(ast)
    case "TypeLiteral":
      return objectReader(ast)
    case "Refinement":
      return refinementReader(ast)
    case "Declaration":
      return declarationReader(ast)
    default:
      return undefined
  }
}

/**
 * Tells quickly of most values that they already are what a schema decodes to, and gives them as the decoder would:
 * members in the schema's order, others left out. None: the decoder is to be asked, which may still accept the value.
 */
export const shapeOf = <A, I>(schema: Schema.Schema<A, I>): ((value: unknown) => Option.Option<A>) => {
  const read = readerOf(AST.typeAST(schema.ast))
  if (read === undefined) return () => Option.none()
  const fits = (value: unknown): value is A => value !== misfit
  return (value) => Option.liftPredicate(fits)(read(value))
}
