import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as AST from "effect/SchemaAST"

// Ours: schemas are interpreted, with which a profile takes a fifth and a page of the history a third more processor
// time. Rows are plain data; a schema of such data is made into a function once.

/** A stored row that its schema does not describe: a defect. Says nothing of the row. */
export class UnreadableRow extends Error {
  override readonly name = "UnreadableRow"
  constructor() {
    super("a stored row is not what its schema says")
  }
}

const misfit = Symbol("misfit")

/** Gives the value, its objects anew in the schema's order and without what the schema does not know, or `misfit`. */
type Reader = (value: unknown) => unknown

const where =
  (holds: (value: unknown) => boolean): Reader =>
  (value) =>
    holds(value) ? value : misfit

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const unionReader = ({ types }: AST.Union): Reader => {
  const readers = types.map(readerOf)
  return (value) => {
    for (const read of readers) {
      const found = read(value)
      if (found !== misfit) return found
    }
    return misfit
  }
}

const arrayReader = ({ type }: AST.Type): Reader => {
  const read = readerOf(type)
  return (value) => {
    if (!Array.isArray(value)) return misfit
    const items = value.map(read)
    return items.includes(misfit) ? misfit : items
  }
}

/** @param filled the members that have a value where a row leaves them out, by name */
const objectReader = (
  { propertySignatures }: AST.TypeLiteral,
  filled: ReadonlyMap<PropertyKey, AST.PropertySignatureTransformation["decode"]> = new Map()
): Reader => {
  const members = propertySignatures.map(({ isOptional, name, type }) => ({
    ...{ name, isOptional, read: readerOf(type) },
    missing: Option.getOrUndefined(filled.get(name)?.(Option.none()) ?? Option.none())
  }))
  return (value) => {
    if (!isObject(value)) return misfit
    const object: Record<PropertyKey, unknown> = {}
    for (const { isOptional, missing, name, read } of members) {
      const own = value[name] === undefined ? missing : value[name]
      if (isOptional && own === undefined && !(name in value)) continue
      const found = read(own)
      if (found === misfit) return misfit
      object[name] = found
    }
    return object
  }
}

/** Rows hold what is decoded: of what a schema does to its input only members that were left out are of concern. */
const transformationReader = (ast: AST.Transformation): Reader => {
  const { from, transformation } = ast
  return AST.isTypeLiteral(from) && AST.isTypeLiteralTransformation(transformation)
    ? objectReader(
        from,
        new Map(transformation.propertySignatureTransformations.map(({ decode, from: name }) => [name, decode]))
      )
    : readerOf(AST.typeAST(ast))
}

const readerOf = (ast: AST.AST): Reader => {
  switch (ast._tag) {
    case "StringKeyword":
      return where((value) => typeof value === "string")
    case "NumberKeyword":
      return where((value) => typeof value === "number")
    case "Literal":
      return where((value) => value === ast.literal)
    case "Union":
      return unionReader(ast)
    case "Refinement":
      // Lengths, ranges and spellings were checked before the row was written: it stays readable when a limit changes.
      return readerOf(ast.from)
    case "Transformation":
      return transformationReader(ast)
    case "TypeLiteral":
      if (ast.indexSignatures.length === 0) return objectReader(ast)
      break
    case "TupleType":
      if (ast.elements.length === 0 && ast.rest.length === 1 && ast.rest[0] !== undefined)
        return arrayReader(ast.rest[0])
  }
  // Of anything else the interpreter says whether it fits.
  return where(Schema.is(Schema.make(ast)))
}

const fits = <A>(value: unknown): value is A => value !== misfit

/** Reads rows; one that its schema does not describe is a defect that does not quote it. */
export const decodeRows = <A, I>(schema: Schema.Schema<A, I>) => {
  const read = readerOf(schema.ast)
  return (rows: ReadonlyArray<unknown>): Effect.Effect<ReadonlyArray<A>> =>
    Effect.suspend(() => {
      const decoded: Array<A> = []
      for (const row of rows) {
        const found = read(row)
        if (!fits<A>(found)) return Effect.die(new UnreadableRow())
        decoded.push(found)
      }
      return Effect.succeed(decoded)
    })
}
