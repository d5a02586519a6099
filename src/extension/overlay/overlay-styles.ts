/** Of the shadow root: nothing of the page reaches in, and nothing of this reaches the page. */
export const overlayStyles = `
:host { all: initial; position: fixed; inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0;
  background: none; overflow: visible; pointer-events: none; color-scheme: dark; }
* { box-sizing: border-box; }
.line { position: fixed; left: 50%; transform: translateX(-50%); width: max-content; max-width: min(92vw, 60rem);
  margin: 0; padding: 0.15em 0.5em; border-radius: 0.35em; background: rgb(11 16 23 / 0.82); color: #f6f1e6;
  font: 500 var(--size, 28px) / 1.35 "Source Sans 3", "Segoe UI", Roboto, Arial, sans-serif; text-align: center;
  white-space: pre-line; text-wrap: balance; pointer-events: auto; }
.line:empty, .line[hidden] { display: none; }
.word { cursor: pointer; border-radius: 0.15em; }
.word:hover, .word:focus-visible { background: rgb(255 255 255 / 0.18); }
.word:focus-visible { outline: 2px solid #ffd84d; outline-offset: 2px; }
.word[data-standing="new"] { color: #ffd84d; }
.word[data-standing="learning"] { text-decoration: underline; text-decoration-color: #8ed3ac;
  text-decoration-thickness: 0.1em; text-underline-offset: 0.18em; }
.card { position: fixed; left: 50%; transform: translateX(-50%); width: min(26rem, calc(100vw - 1.5rem));
  overflow: auto; padding: 1rem 1.125rem; border: 1px solid #2c3848; border-radius: 0.75rem;
  background: #18212d; color: #f3eee3; box-shadow: 0 12px 40px rgb(0 0 0 / 0.5); pointer-events: auto;
  font: 400 16px / 1.45 "Source Sans 3", "Segoe UI", Roboto, Arial, sans-serif; }
.card h2 { margin: 0; font: 600 1.375rem / 1.25 Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
.facts { margin: 0.125rem 0 0.5rem; color: #a9b3c0; font-size: 0.9375rem; }
.meaning { margin: 0; font-size: 1.125rem; font-weight: 600; overflow-wrap: anywhere; }
.card p { margin: 0.375rem 0 0; overflow-wrap: anywhere; }
.example { color: #a9b3c0; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.875rem; }
.actions button { min-height: 44px; padding: 0.375rem 0.875rem; border: 1px solid #728193; border-radius: 999px;
  background: none; color: inherit; font: inherit; cursor: pointer; }
.actions button:focus-visible { outline: 2px solid #ffd84d; outline-offset: 2px; }
.actions .main { border-color: #ffd84d; background: #ffd84d; color: #141c28; font-weight: 600; }
.notice { position: fixed; top: 1rem; right: 1rem; max-width: min(22rem, calc(100vw - 2rem)); margin: 0;
  padding: 0.625rem 0.875rem; border-radius: 0.5rem; background: #18212d; color: #f3eee3; pointer-events: auto;
  font: 400 15px / 1.4 "Source Sans 3", "Segoe UI", Roboto, Arial, sans-serif; }
@media (prefers-reduced-motion: no-preference) { .card { animation: appear 120ms ease-out; } }
@keyframes appear { from { opacity: 0; translate: 0 6px; } }
`;
