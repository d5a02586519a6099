import type { z } from "zod";
import { type LearntWord, learntWordsShown } from "../../contract/learnt-words.ts";
import type { changeSettings, Memory, MemorySettings } from "../../contract/memory.ts";
import { cardIdOf } from "../../domain/memory/card.ts";
import type { SavedPlan } from "../../domain/memory/saved-plan.ts";
import { endNotices } from "../../services/memory/end-notices.ts";
import { getMemory, type Memory as ReadMemory } from "../../services/memory/get-memory.ts";
import { readWordNote, writeWordNote } from "../../services/memory/notes.ts";
import { subscribePush, unsubscribePush } from "../../services/memory/push-subscriptions.ts";
import { type MemoryOfWord, readWord, readWordIds, readWords } from "../../services/memory/read-word.ts";
import { changeMemorySettings, readMemorySettings, type ShownSettings } from "../../services/memory/settings.ts";
import { presentWords } from "../catalogue/present-words.ts";
import type { Api, CallContext } from "../handle.ts";

function presentSettings(shown: ShownSettings, pushKey: string): MemorySettings {
  const { isSelfGraded: selfGrading, plan, ...settings } = shown;
  return { ...settings, selfGrading, pushKey, plan: plan && presentPlanChoice(plan) };
}

function presentPlanChoice({ isAnyOrder: anyOrder, ...plan }: SavedPlan): NonNullable<MemorySettings["plan"]> {
  return { ...plan, titleIds: [...plan.titleIds], anyOrder };
}

function presentMemory({ hard, stopped, weeks, byStability, dueByDay, ...memory }: ReadMemory): Memory {
  return {
    ...memory,
    dueByDay: [...dueByDay],
    byStability: [...byStability],
    weeks: [...weeks],
    stopped: [...stopped],
    hard: hard.map((card) => ({ ...card, cardId: cardIdOf(card) })),
  };
}

function presentMemoryOfWord(word: LearntWord["word"], memory: Omit<MemoryOfWord, "word">): LearntWord {
  const { cards, curve, answers, note } = memory;
  return {
    word,
    cards: cards.map((card) => ({
      cardId: cardIdOf(card),
      kind: card.kind,
      dueDay: card.dueDay,
      reps: card.reps,
      lapses: card.lapses,
      stability: card.state?.stability ?? null,
      lastDay: card.state?.lastDay ?? null,
      isHard: card.isHard,
    })),
    curve: [...curve],
    answers: [...answers],
    note,
  };
}

/** What a person remembers, notes on words and the settings of learning. */
export function registerMemory({ handle, services }: Api): void {
  handle("Memory/GetMemory", async ({ user }) => presentMemory(await getMemory(services, user)));

  handle("Memory/GetSettings", async ({ user }) =>
    presentSettings(await readMemorySettings(services, user.id), services.push.publicKey),
  );

  handle("Memory/GetWords", async ({ user, query }) => {
    const { total, words } = await readWords(services, user.id, query, learntWordsShown);
    return { total, words: [...words] };
  });

  handle("Memory/GetWordIds", ({ user }) => readWordIds(services, user.id));

  handle("Memory/GetWord", async ({ user, query: { wordId, MeanLanguageType }, problem }) => {
    const { word, ...memory } = await readWord(services, user.id, wordId);
    const [shown] = presentWords([word], MeanLanguageType);
    if (shown === undefined) throw problem("not_found");
    return presentMemoryOfWord(shown, memory);
  });

  async function change(
    user: CallContext<"Memory/ChangeSettings">["user"],
    { selfGrading: isSelfGraded, ...changed }: z.output<typeof changeSettings>,
  ) {
    const settings = await changeMemorySettings(services, user, { ...changed, isSelfGraded });
    return presentSettings(settings, services.push.publicKey);
  }
  handle("Memory/ChangeSettings", ({ user, body }) => change(user, body));
  handle("Memory/SaveSettings", ({ user, body }) => change(user, body));

  handle("Memory/SubscribePush", async ({ user, body: { subscription } }) => {
    const { endpoint, keys } = subscription;
    await subscribePush(services, user.id, { endpoint, publicKey: keys.p256dh, secret: keys.auth });
    return null;
  });

  handle("Memory/UnsubscribePush", async ({ user, body: { subscription } }) => {
    await unsubscribePush(services, user.id, subscription.endpoint);
    return null;
  });

  handle("User/EndNotices", async ({ body }) => {
    await endNotices(services, body.code);
    return null;
  });

  handle("User/EndNoticesByMail", async ({ query }) => {
    await endNotices(services, query.code);
    return "";
  });

  handle("Memory/GetNote", async ({ user, query }) => await readWordNote(services, user.id, query.wordId));

  handle("Memory/SaveNote", async ({ user, body: { wordId, ...written } }) =>
    writeWordNote(services, user.id, wordId, written),
  );
}
