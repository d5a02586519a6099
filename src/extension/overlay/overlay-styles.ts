/** Of the shadow root: nothing of the page reaches in, and nothing of this reaches the page. */
export const overlayStyles = `
:host { all: initial; position: fixed; inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0;
  background: none; overflow: visible; pointer-events: none; color-scheme: dark; }
* { box-sizing: border-box; }
.line { position: fixed; left: 50%; transform: translateX(-50%); width: max-content; max-width: min(92vw, max(60rem, 26em));
  margin: 0; padding: 0.15em 0.5em; border-radius: 0.35em; background: rgb(11 16 23 / 0.82); color: #f6f1e6;
  font: 500 var(--size, 28px) / 1.35 "Source Sans 3", "Segoe UI", Roboto, Arial, sans-serif; text-align: center;
  white-space: pre-line; text-wrap: balance; pointer-events: auto; }
.line:empty, .line[hidden] { display: none; }
.word { cursor: pointer; border-radius: 0.15em; }
.word[data-whole] { background: rgb(255 255 255 / 0.22); }
.word:focus-visible { outline: 2px solid #ffd84d; outline-offset: 2px; }
.word[data-standing="new"] { color: #ffd84d; }
.word[data-standing="learning"] { text-decoration: underline; text-decoration-color: #8ed3ac;
  text-decoration-thickness: 0.1em; text-underline-offset: 0.18em; }
.card { position: fixed; left: 50%; bottom: var(--above); transform: translateX(-50%); display: flex;
  flex-direction: column; width: min(29rem, calc(100vw - 1.5rem)); max-height: calc(100vh - var(--above) - 0.75rem);
  min-height: 10rem; border: 1px solid #2c3848; border-radius: 0.75rem;
  background: #18212d; color: #f3eee3; box-shadow: 0 12px 40px rgb(0 0 0 / 0.5); pointer-events: auto;
  font: 400 16px / 1.45 "Source Sans 3", "Segoe UI", Roboto, Arial, sans-serif; }
.body { flex: 1; min-height: 0; overflow: auto; overscroll-behavior: contain; padding: 1rem 1.125rem 0.75rem; }
.body:focus-visible { outline: 2px solid #ffd84d; outline-offset: -3px; border-radius: inherit; }
.card h2 { margin: 0; font: 600 1.375rem / 1.25 Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
.card p { margin: 0.375rem 0 0; overflow-wrap: anywhere; }
.card .facts { margin: 0.125rem 0 0.5rem; color: #a9b3c0; font-size: 0.9375rem; }
.card .meaning { margin: 0; font-size: 1.125rem; font-weight: 600; }
.card .example { color: #a9b3c0; }
.end { top: 50%; bottom: auto; translate: 0 -50%; max-height: calc(100vh - 1.5rem); }
.end .meaning { margin-top: 0.5rem; }
.end ul { display: flex; flex-wrap: wrap; gap: 0.375rem; margin: 0.5rem 0 0; padding: 0; list-style: none; }
.end li { padding: 0.125rem 0.625rem; border: 1px solid #728193; border-radius: 999px; }
button { font: inherit; color: inherit; cursor: pointer; }
button:focus-visible, input:focus-visible { outline: 2px solid #ffd84d; outline-offset: 2px; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0.75rem 1.125rem 1rem; border-top: 1px solid #2c3848; }
.actions button, .report button, .notice button { min-height: 44px; padding: 0.375rem 0.875rem;
  border: 1px solid #728193; border-radius: 999px; background: none; }
.actions .main { border-color: #ffd84d; background: #ffd84d; color: #141c28; font-weight: 600; }
.wrong { min-height: 44px; margin-top: 0.25rem; padding: 0; border: 0; background: none; color: #a9b3c0;
  font-size: 0.9375rem; text-decoration: underline; text-underline-offset: 0.2em; }
.report { display: grid; gap: 0.625rem; margin-top: 0.75rem; padding-top: 0.75rem; border-top: 1px solid #2c3848; }
.report fieldset { display: grid; gap: 0.25rem; margin: 0; padding: 0; border: 0; }
.report legend { padding: 0; margin-bottom: 0.25rem; }
.report label { display: grid; gap: 0.25rem; }
.report .choice { display: flex; gap: 0.5rem; align-items: baseline; min-height: 32px; }
.report input[name="text"] { min-height: 44px; padding: 0 0.75rem; border: 1px solid #728193; border-radius: 0.5rem;
  background: #0b1017; color: inherit; font: inherit; }
.report button { justify-self: start; }
.report p:empty { display: none; }
.notices { position: fixed; top: 1rem; right: 1rem; display: grid; gap: 0.5rem; justify-items: end;
  max-width: min(22rem, calc(100vw - 2rem)); }
.notice { padding: 0.625rem 0.875rem; border-radius: 0.5rem; background: #18212d; color: #f3eee3; pointer-events: auto;
  font: 400 15px / 1.4 "Source Sans 3", "Segoe UI", Roboto, Arial, sans-serif; }
.notice p { margin: 0; overflow-wrap: anywhere; }
.notice button { margin-top: 0.5rem; }
/* Beside a phone's line there is no room for a card: it stands on the screen's lower edge, over the line. */
@media (max-width: 30rem) { .card { inset: auto 0 0; transform: none; width: auto; max-height: 100%; border-width: 1px 0 0;
  border-radius: 0.75rem 0.75rem 0 0; } .end { translate: none; } }
/* The other buttons fill one row below the main one: none is left alone in a last one. */
@media (max-width: 30rem) { .actions button { flex: 1; } .actions .main { flex-basis: 100%; } }
@media (max-height: 30rem) { .card { bottom: 0.75rem; max-height: calc(100vh - 1.5rem); } }
@media (max-width: 30rem) and (max-height: 30rem) { .card { bottom: 0; max-height: 100%; } }
@media (prefers-reduced-motion: no-preference) { .card { animation: appear 120ms ease-out; } }
@keyframes appear { from { opacity: 0; translate: 0 6px; } }
`;
