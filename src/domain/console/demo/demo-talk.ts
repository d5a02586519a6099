import type { ReportKind } from "../../contact/report.ts";
import { wishKey } from "../../contact/report.ts";
import type { Locale } from "../../locale/locale.ts";

type Talk = { readonly subject: string; readonly message: string; readonly answer: string };

/** What people write to an operator, in the languages of the site. */
const talks: Readonly<Record<Locale, readonly Talk[]>> = {
  tr: [
    {
      subject: "Ödeme yaptım, premium açılmadı",
      message: "Dün akşam yıllık paket aldım, karttan para çekildi ama hesabım hâlâ ücretsiz görünüyor.",
      answer: "Ödemeniz geç bildirildi, premium üyeliğiniz açıldı. İyi çalışmalar!",
    },
    {
      subject: "Yeni bölüm ne zaman?",
      message: "İkinci sezonun kelimeleri eklenecek mi? Her hafta bekliyorum.",
      answer: "Bu hafta ekliyoruz.",
    },
    {
      subject: "Puanım silinmiş",
      message: "Sıralamada on ikinciydim, bugün adım yok. Ne oldu?",
      answer: "Ay kapandı; yeni ayın puanları sıfırdan başlıyor.",
    },
    {
      subject: "İade istiyorum",
      message: "Yanlışlıkla iki kez aylık paket aldım. Birini iade eder misiniz?",
      answer: "İkinci ödemeniz iade edildi, birkaç gün içinde kartınıza döner.",
    },
  ],
  en: [
    {
      subject: "Where is my receipt?",
      message: "I bought a year of premium and did not get a receipt. I need it for my employer.",
      answer: "We have sent the receipt again.",
    },
    {
      subject: "A word is wrong in episode two",
      message: "The word “set” is explained as a noun, but he says “set the table”.",
      answer: "Thank you, we have mended it.",
    },
  ],
  es: [
    {
      subject: "No puedo entrar",
      message: "El enlace para cambiar la contraseña dice que ha caducado.",
      answer: "Te hemos enviado un enlace nuevo.",
    },
    {
      subject: "¿Habrá más películas?",
      message: "Me gustan las películas clásicas. ¿Vais a añadir más este mes?",
      answer: "Sí, cada semana añadimos una.",
    },
  ],
};

export type DemoMessage = Omit<Talk, "answer"> & {
  readonly personAt: number;
  readonly state: "open" | "answered" | "closed" | "spam";
  readonly answer: string | null;
  readonly createdAt: Date;
};

const hourMs = 3_600_000;

/** The oldest first, as they come: those that are stored last stand on top in the console. */
export function demoMessages(
  random: () => number,
  people: readonly { readonly language: Locale }[],
  now: Date,
): DemoMessage[] {
  return Array.from({ length: 36 }, (_, at): DemoMessage => {
    const personAt = Math.floor(random() * people.length);
    const of = talks[people[personAt]?.language ?? "tr"];
    const talk = of[at % of.length] ?? talks.tr[0];
    if (talk === undefined) throw new Error("there is nothing to say");
    // The latest ones wait, of those before most were answered.
    const state = at < 18 ? "open" : at % 9 === 0 ? "spam" : at % 5 === 0 ? "closed" : "answered";
    const createdAt = new Date(now.getTime() - (at * 9 + random() * 8) * hourMs);
    const { subject, message, answer } = talk;
    return { personAt, subject, message, state, answer: state === "answered" ? answer : null, createdAt };
  }).toReversed();
}

const missing = [
  ["ghosting", "She is totally ghosting me."],
  ["binge-watch", "We binge-watched it all night."],
  ["side hustle", "It is just my side hustle."],
  ["cringe", "That was so cringe."],
  ["hangry", "Feed him, he is hangry."],
  ["photobomb", "A dog photobombed us."],
  ["deadass", "Deadass, I saw him there."],
  ["doomscroll", "Stop doomscrolling."],
  ["low-key", "I am low-key nervous."],
  ["situationship", "It is more of a situationship."],
] as const;

const wishes = [
  "The Long Harbour",
  "Night Ferry",
  "Cold Kitchen",
  "Paper Moons",
  "Rook and Pawn",
  "Second Bell",
  "The Orchard Road",
  "Glass Elevators",
] as const;

export type DemoReport = {
  readonly kind: ReportKind;
  readonly key: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly voices: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly outcome: "fixed" | "added" | "declined" | null;
};

/** @param words some of the lexicon, whose meanings are said to be wrong */
export function demoReports(
  random: () => number,
  words: readonly { readonly id: number; readonly phrase: string }[],
  now: Date,
): DemoReport[] {
  const things = [
    ...missing.map(([phrase, context]) => ({ kind: "missing", key: phrase, details: { phrase, context } }) as const),
    ...words.slice(0, 12).map(({ id, phrase }) => {
      const text = "başka bir anlamda kullanılıyor";
      const details = { wordId: id, phrase, list: { kind: 2, id: 1 }, text };
      return { kind: "meaning", key: JSON.stringify([id, null, text]), details } as const;
    }),
    ...wishes.map((name) => ({ kind: "wish", key: wishKey(name), details: { name, kind: "series" } }) as const),
  ];
  return things.map(({ kind, key, details }, at) => {
    const lastAt = new Date(now.getTime() - random() * 20 * 24 * hourMs);
    return {
      kind,
      key,
      details: { ...details, demo: true },
      voices: 1 + Math.floor(random() ** 3 * 14),
      firstAt: new Date(lastAt.getTime() - random() * 10 * 24 * hourMs),
      lastAt,
      outcome: at % 6 === 5 ? (kind === "meaning" ? "fixed" : at % 4 === 1 ? "declined" : "added") : null,
    };
  });
}
