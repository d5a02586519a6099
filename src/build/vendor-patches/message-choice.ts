/*
 * Patches what Paraglide compiles of a message, a function that chooses its text by the language of the moment: the
 * browser's build has one file for each language instead, which Paraglide cannot write. Goes when it can.
 */

/** Marks in the built scripts the choice of a text by language; an undeclared name, which minifiers keep. */
export const choice = "__textOf__";

const compiledChoice =
  /\(\((?:inputs|inputs = \{\}), options = \{\}\) => \{\s*const locale = [^\n]*\s*if \(locale === "en"\) return (\w+)\(inputs\)\s*if \(locale === "es"\) return (\w+)\(inputs\)\s*return (\w+)\(inputs\)\s*\}\)/;

/** A compiled message with a marked choice. Throws where Paraglide compiles otherwise now. */
export function withMarkedChoice(code: string): string {
  if (!compiledChoice.test(code))
    throw new Error("Paraglide's compiled texts look otherwise now: see message-choice.ts");
  const chosen = code.replace(compiledChoice, `/* @__PURE__ */ ${choice}($3, $1, $2)`);
  return chosen.replace(/^import \{ getLocale, .*$/m, "");
}
