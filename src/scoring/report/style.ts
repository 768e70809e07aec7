/**
 * What the HTML report of the command line and the playground look alike in: colours, places marked in a text, rows of
 * requirements. Text on every ground has a contrast of 4.5 to 1 at least, in light and dark; no state is told by colour
 * alone: what is missing is dashed, what is not needed dotted.
 */
export const reportStyle = `:root {
  color-scheme: light dark;
  --ground: #f7f7f4; --card: #fff; --ink: #1c2024; --quiet: #5b636b; --line: #dfe2e0; --edge: #868e96;
  --accent: #1f5fae; --on-accent: #fff; --track: #e6e9ec; --fill: #2f73c4; --gain: #2f8a4b;
  --met: #dcf2e1; --met-edge: #2f8a4b; --met-ink: #14592b;
  --missing: #fde6d8; --missing-edge: #b4531a; --missing-ink: #8a3a0c;
  --spared: #eceef0; --spared-edge: #6b747c; --warn: #fff4d6; --warn-edge: #b98900; --here: #ffe27a;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #14171a; --card: #1b1f23; --ink: #e7eaec; --quiet: #a3acb4; --line: #343a40; --edge: #7a838c;
    --accent: #8fbcf5; --on-accent: #10233c; --track: #2d3338; --fill: #5c9ce8; --gain: #58b878;
    --met: #173a24; --met-edge: #58b878; --met-ink: #8fdca8;
    --missing: #46260f; --missing-edge: #e08a4c; --missing-ink: #f5b58a;
    --spared: #2a2f34; --spared-edge: #949da5; --warn: #38300f; --warn-edge: #d4a72c; --here: #6b5600;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; line-height: 1.5; }
a { color: var(--accent); text-underline-offset: .15em; }
summary { cursor: pointer; color: var(--accent); }
.quiet, .about, small, caption { color: var(--quiet); }
.text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
mark { color: var(--ink); padding: .05em 0; background: var(--met); border-bottom: 2px solid var(--met-edge); }
mark.missing { background: var(--missing); border-bottom: 2px dashed var(--missing-edge); }
mark.spared { background: var(--spared); border-bottom: 2px dotted var(--spared-edge); }
mark:target, span:target + mark, span:target + span + mark { background: var(--here); outline: 2px solid currentColor; }
sup { font-size: .7rem; line-height: 0; padding-left: .1em; white-space: nowrap; }
table { width: 100%; border-collapse: collapse; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; font-weight: 600; color: var(--quiet); white-space: nowrap; }
tbody th { font-weight: 600; overflow-wrap: anywhere; }
tbody th small { display: block; font-weight: 400; line-height: 1.35; }
tbody tr:target { background: var(--here); }
td ul { margin: 0; padding: 0; list-style: none; }
.number { text-align: right; color: var(--quiet); font-variant-numeric: tabular-nums; }
td.points { white-space: nowrap; font-variant-numeric: tabular-nums; }
.gap { color: var(--missing-ink); }
.tier { padding: 0 .45rem; border: 1px solid var(--spared-edge); border-radius: 1rem; white-space: nowrap; }
.tier.required { font-weight: 600; background: var(--ink); border-color: var(--ink); color: var(--card); }
.form { font-size: .8rem; padding: 0 .4rem; border-radius: 3px; background: var(--met); color: var(--met-ink); white-space: nowrap; }
.form.synonym { background: none; box-shadow: inset 0 0 0 1px var(--met-edge); }
.form.implied { background: none; border-bottom: 1px dashed var(--met-edge); border-radius: 0; padding: 0; }
tr:target :is(.quiet, small, .number, a, .gap, .form) { color: inherit; }
tr:target .form { background: none; }
.where { font-size: .8rem; color: var(--quiet); }
`
