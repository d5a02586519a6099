import { parseArgs } from "node:util";
import type { Translated } from "../../domain/locale/locale.ts";
import { closePoll } from "../../services/polls/close-poll.ts";
import { createPoll } from "../../services/polls/create-poll.ts";
import type { CommandCall, StorageCommand } from "./command.ts";

const usage = `Give it as: poll create --tr QUESTION --en QUESTION --es QUESTION --option TEXT --option TEXT … [--premium]
        or: poll close NUMBER
With --premium only premium members see it. An option that differs by language is given as --option "TURKISH | ENGLISH | SPANISH".`;

const options = {
  tr: { type: "string" },
  en: { type: "string" },
  es: { type: "string" },
  option: { type: "string", multiple: true },
  premium: { type: "boolean" },
} as const;

const longestText = 200;
const optionCounts = { min: 2, max: 20 };

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

/** One text for all languages, or one for each. */
function translated(text: string): Translated | undefined {
  const parts = text.split("|").map((part) => part.trim());
  const [tr = "", en = tr, es = tr] = parts;
  return parts.length === 2 || parts.length > 3 ? undefined : { tr, en, es };
}

function isText(text: Translated | undefined): text is Translated {
  return text !== undefined && Object.values(text).every((part) => part !== "" && part.length <= longestText);
}

async function create(
  { services, report }: CommandCall,
  question: Partial<Translated>,
  { texts, isPremium }: { readonly texts: readonly string[]; readonly isPremium: boolean },
) {
  const { tr = "", en = "", es = "" } = question;
  const asked = { tr: tr.trim(), en: en.trim(), es: es.trim() };
  const choices = texts.map(translated).filter(isText);
  const isWhole = choices.length === texts.length;
  if (!isText(asked) || !isWhole || choices.length < optionCounts.min || choices.length > optionCounts.max) {
    report({ type: "failure", message: usage });
    return 2;
  }
  const id = await createPoll(services, { question: asked, options: choices, isPremium });
  report({ type: "done", message: `Poll ${id} is open.` });
  return 0;
}

async function close({ services, report }: CommandCall, id: number) {
  if (!(await closePoll(services, id))) {
    report({ type: "failure", message: `No poll ${id} is open.` });
    return 1;
  }
  report({ type: "done", message: `Poll ${id} is closed.` });
  return 0;
}

export const pollCommand: StorageCommand = {
  async run(call) {
    const given = readArgs(call.args);
    const [verb, number, ...others] = given?.positionals ?? [];
    if (given !== undefined && verb === "create" && number === undefined) {
      const { option: texts = [], premium: isPremium = false, ...question } = given.values;
      return await create(call, question, { texts, isPremium });
    }
    if (verb === "close" && /^\d{1,9}$/.test(number ?? "") && others.length === 0)
      return await close(call, Number(number));
    call.report({ type: "failure", message: usage });
    return 2;
  },
};
