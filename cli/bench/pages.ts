// The pages of the commands that put the service under load.

export const loadOptions = {
  rate: { value: "N", text: "Requests a second, at random moments (Poisson); 25 by default, 1 for --provider openai" },
  duration: { value: "TIME", text: "How long requests are measured, such as 30s (default) or 2m" },
  warmup: { value: "TIME", text: "Load before it that is not measured, until the code is warm; 20s by default" },
  stages: {
    value: "TIME",
    text: "Load after it with traces on, to say where the time goes; 20s by default, 0s for none"
  },
  users: { value: "N", text: "Users with a profile each, taken from the samples; 64 by default" },
  "max-in-flight": {
    value: "N",
    text: "Requests in flight beyond which more are held back, and counted as such; 2000 by default"
  },
  seed: { value: "N", text: "Decides arrivals and what the simulated provider does; 1 by default" },
  strategy: {
    value: "kept|stream",
    text: "Second attempt after a time beside the first (kept, default), or streamed and on a stall (stream)"
  },
  latency: { value: "TIME", text: "A simulated provider that takes exactly this time, and never hangs or refuses" },
  "first-token": { value: "TIME", text: "Median time to the first token; 900ms by default" },
  "tokens-per-second": { value: "N", text: "Median speed of the provider; 80 by default" },
  spread: {
    value: "N",
    text: "Standard deviation of the logarithm of both (lognormal); 0.45 by default, 0 for none"
  },
  "output-tokens": { value: "N", text: "Tokens of an answer; 300 by default" },
  "hang-share": { value: "SHARE", text: "Provider requests that never end, 0 to 1; 0.01 by default" },
  "error-share": { value: "SHARE", text: "Provider requests answered with 429, 500 or 503; 0.02 by default" },
  "max-p95": { value: "TIME", text: "Exit code 1 when p95 of the latency is above it, such as 10s" },
  "max-overhead": {
    value: "TIME",
    text: "Exit code 1 when p99 of what the service adds to the provider's time is above it, such as 25ms"
  },
  "max-overhead-ratio": {
    value: "N",
    text: "Exit code 1 when the mean of what the service adds to a call is above so many pieces of the reference"
  },
  "max-cpu-ratio": {
    value: "N",
    text: "Exit code 1 when its processor time for a call is above that of so many pieces of the reference"
  },
  seeds: { value: "N", text: "So many seeds from --seed on, one run each; 1 by default" },
  "speed-up": { value: "N", text: "Divides all times, those of the service's limits too; 10 by default" }
} as const

const provider = {
  value: "simulated|openai|offline",
  text: "simulated on this machine (default); openai live with the key of the environment; offline for the service alone"
} as const

const modelTimes = [
  ...(["latency", "first-token", "tokens-per-second", "spread", "output-tokens"] as const),
  ...(["hang-share", "error-share"] as const)
] as const

export const loadPages = {
  bench: {
    summary: "Put the optimize path under load over real sockets, and say what the service adds",
    required: [],
    optional: [
      ...(["rate", "duration", "warmup", "stages", "users", "max-in-flight", "seed", "provider", "strategy"] as const),
      ...modelTimes,
      ...(["max-p95", "max-overhead", "max-overhead-ratio", "max-cpu-ratio", "format", "out"] as const)
    ],
    own: {
      format: { value: "text|json|html", text: "text for people (default), json for programs, html for one page" },
      provider
    },
    about: [
      "Starts the service with an embedded database of its own (or on DATABASE_URL, where it deletes its users again), and a simulated OpenAI-compatible provider. Requests are sent when they are due, whether or not others were answered, and counted from then on: a service that stalls shows it in every request that was due meanwhile.",
      "Overhead is the time to the answer without the time that the provider worked for that request. Where the time goes is measured afterwards with traces on, which cost time themselves.",
      "With --max-overhead-ratio or --max-cpu-ratio, 600 calls are sent one by one after the load, and between two of the last 200 a fixed piece of plain JavaScript is run, the reference, some 13 ms long. A slow or busy machine slows both down, so that their ratio tells what the service itself takes. Give a quick provider (--latency 10ms).",
      "Limits of time such as LLM_TOTAL_TIMEOUT are taken from the environment. Answers other than 200, 502 and 504 are exit code 1. See also tailor bench strategies --help and tailor bench quality --help."
    ],
    examples: [
      "tailor bench --max-p95 10s",
      "tailor bench --latency 2s --rate 25 --max-overhead 25ms",
      "tailor bench --strategy stream --format html --out bench.html",
      "OPENAI_API_KEY=… tailor bench --provider openai --rate 0.5 --duration 1m --format json"
    ]
  },
  "bench strategies": {
    summary: "Compare what to do about a slow provider: one attempt, start over, a second beside the first, stream",
    required: [],
    optional: ["rate", "duration", "seed", "seeds", "speed-up", ...modelTimes, "format", "out"],
    own: {
      format: {
        value: "text|json|markdown",
        text: "text for people (default), json for programs, markdown for a page"
      },
      rate: { value: "N", text: "Requests a second; 10 by default" },
      duration: { value: "TIME", text: "How long each strategy is measured; 100s by default" }
    },
    about: [
      "Each strategy meets the same requests and the same provider: the fate of each attempt is decided by the seed, the request and the attempt's number alone. Times are divided by --speed-up, the service's limits with them, and told undivided.",
      "The strategies that the service does not offer run in the same service with another model client, made for this comparison."
    ],
    examples: ["tailor bench strategies", "tailor bench strategies --hang-share 0.03 --format markdown"]
  }
} as const
