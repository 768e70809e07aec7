import * as Either from "effect/Either"
import * as Option from "effect/Option"
import * as ParseResult from "effect/ParseResult"
import * as Schema from "effect/Schema"
import * as AST from "effect/SchemaAST"

// Ours: without it the API answers a seventh fewer requests that read rows, a tenth fewer that write, and falls behind
// Express (`npm run proof peers`). Schemas are interpreted. Rows that we wrote ourselves, and nearly all bodies that
// clients send, are good; a schema made into functions once sees that in a third of the time. What it does not see is
// left to the interpreter.

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

const instantLength = "2026-05-04T09:30:00.000Z".length

const refinementReader = (ast: AST.Refinement): Reader | undefined => {
  const read = readerOf(ast.from)
  // The instants of a row are mostly the same one: what was just found good is good. Longer texts would only be kept.
  let last: unknown = misfit
  return (
    read &&
    ((value) => {
      if (typeof value === "string" && value === last) return value
      const found = read(value)
      if (found === misfit || Option.isSome(ast.filter(found, {}, ast))) return misfit
      if (typeof found === "string" && found.length <= instantLength) last = found
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

const isOwn = (object: Readonly<Record<PropertyKey, unknown>>, name: PropertyKey) =>
  Object.prototype.hasOwnProperty.call(object, name)

/** Members that are renamed or have a default, where what comes out needs no look of its own. */
const transformationReader = ({ from, to, transformation }: AST.Transformation): Reader | undefined => {
  if (!AST.isTypeLiteral(to) || !AST.isTypeLiteralTransformation(transformation)) return undefined
  if (to.indexSignatures.length > 0) return undefined
  if (!to.propertySignatures.every(({ type }) => AST.isUnknownKeyword(type))) return undefined
  const read = readerOf(from)
  const changes = transformation.propertySignatureTransformations
  const required = to.propertySignatures.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
  return (
    read &&
    ((value) => {
      const object = read(value)
      if (!isObject(object)) return misfit
      const changed: Record<PropertyKey, unknown> = { ...object }
      for (const { decode, from: before, to: after } of changes) {
        const member = decode(isOwn(changed, before) ? Option.some(changed[before]) : Option.none())
        if (before !== after) delete changed[before]
        if (Option.isSome(member)) changed[after] = member.value
        else delete changed[after]
      }
      return required.every((name) => isOwn(changed, name)) ? changed : misfit
    })
  )
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
    case "UndefinedKeyword":
      return where((value) => value === undefined)
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
    case "Transformation":
      return transformationReader(ast)
    default:
      return undefined
  }
}

const fits = <A>(value: unknown): value is A => value !== misfit

/**
 * Tells quickly of most values that they already are what a schema decodes to, and gives them as the decoder would:
 * members in the schema's order, others left out. None: the decoder is to be asked, which may still accept the value.
 */
export const shapeOf = <A, I>(schema: Schema.Schema<A, I>): ((value: unknown) => Option.Option<A>) => {
  const read = readerOf(AST.typeAST(schema.ast))
  if (read === undefined) return () => Option.none()
  return (value) => Option.liftPredicate(fits<A>)(read(value))
}

/**
 * The same schema, whose decoder takes most values at once. What it does not take goes to the schema's own decoder,
 * which accepts it or tells what is wrong.
 */
export const quickly = <A, I>(schema: Schema.Schema<A, I>): Schema.Schema<A, I> => {
  const read = readerOf(schema.ast)
  if (read === undefined) return schema
  const decode = ParseResult.decodeUnknown(schema)
  const encode = ParseResult.encodeUnknown(schema)
  return Schema.declare(
    [],
    {
      decode: () => (value, options) => {
        const found = read(value)
        return fits<A>(found) ? ParseResult.succeed(found) : decode(value, options)
      },
      encode: () => (value, options) => encode(value, options)
    },
    // Documents are made of the schema itself.
    { [AST.SurrogateAnnotationId]: schema.ast }
  )
}
