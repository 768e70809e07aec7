import { existsSync } from "node:fs"
import { type Browser, chromium } from "playwright-core"

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** Headless Chromium of the machine (`apt-get install chromium`), in which no name but 127.0.0.1 resolves. */
export const offlineBrowser = async (): Promise<Browser> => {
  const executablePath = places.find((path) => existsSync(path))
  if (executablePath === undefined) throw new Error("this proof needs Chromium: apt-get install chromium")
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
  })
}
