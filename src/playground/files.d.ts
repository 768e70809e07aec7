/** A file's text, put in by the build. */
declare module "*.txt" {
  const text: string
  export default text
}
