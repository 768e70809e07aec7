/** A page about the person on a professional network has their handle under `/in/`. */
export const isNetworkPage = (url: string): boolean => /\/(?:in|pub)\/[^/]+/i.test(url)
