import type { SuspicionKind } from "../../../../domain/progress/suspicion.ts";
import { inBoth } from "../../language.ts";

type FlagsTexts = {
  readonly heading: string;
  readonly text: string;
  readonly searchLabel: string;
  readonly none: string;
  readonly person: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<SuspicionKind, string>>;
  /** Why it is suspicious. */
  readonly reasons: Readonly<Record<SuspicionKind, string>>;
  readonly state: string;
  readonly states: Readonly<Record<"open" | "confirmed" | "cleared", string>>;
  /** Of one flag. */
  readonly isState: Readonly<Record<"open" | "confirmed" | "cleared", string>>;
  readonly decision: string;
  readonly decisions: Readonly<Record<"open" | "confirmed" | "cleared", string>>;
  readonly decided: Readonly<Record<"open" | "confirmed" | "cleared", (name: string) => string>>;
  readonly day: string;
  readonly raised: string;
  readonly decidedAt: string;
  readonly points: string;
  /** Of the figures that a flag rests on, by their names in the API. */
  readonly figures: Readonly<Record<string, string>>;
  readonly seePerson: string;
  readonly keysHint: string;
};

export const flagsTexts = inBoth<FlagsTexts>(
  {
    heading: "Şüpheliler",
    text: "Şüphesi silinmemiş kişi puan sıralamasında görünmez. Karar dondurulmuş ayları değiştirmez.",
    searchLabel: "Kişi ara",
    none: "Karar bekleyen şüphe yok.",
    person: "Kişi",
    kind: "Şüphe",
    kinds: {
      superhuman_times: "İnsanüstü hız",
      constant_times: "Değişmeyen süreler",
      faultless: "Yanlışsız dizi",
      long_day: "Çok uzun gün",
      shared_origin: "Ortak adres",
    },
    reasons: {
      superhuman_times: "O günkü yanıtların çoğu bir insanın okuyabileceğinden hızlı.",
      constant_times: "Yanıt süreleri bir insanınki kadar değişmiyor.",
      faultless: "Arada tek yanlış olmadan çok uzun süre doğru yanıt verilmiş.",
      long_day: "Günün neredeyse her saatinde yanıt var.",
      shared_origin: "Yalnızca aynı adresten görülen birkaç hesap çok puan topluyor.",
    },
    state: "Durum",
    states: { open: "Bekleyenler", confirmed: "Onaylananlar", cleared: "Silinenler" },
    isState: { open: "karar bekliyor", confirmed: "onaylandı", cleared: "silindi" },
    decision: "Karar",
    decisions: { open: "Yeniden aç", confirmed: "Şüpheyi onayla", cleared: "Şüpheyi sil" },
    decided: {
      open: (name) => `${name}: şüphe yeniden açıldı.`,
      confirmed: (name) => `${name}: şüphe onaylandı.`,
      cleared: (name) => `${name}: şüphe silindi, sıralamaya döndü.`,
    },
    day: "Son görüldüğü gün",
    raised: "Bildirildi",
    decidedAt: "Karar",
    points: "O ayın puanı",
    figures: {
      hasty: "Aceleci yanıt",
      answers: "Yanıt",
      meanMs: "Ortalama süre (ms)",
      deviationMs: "Sürenin sapması (ms)",
      longestRun: "Art arda doğru",
      wrong: "Yanlış",
      hours: "Yanıt verilen saat",
      accounts: "Aynı adresteki hesap",
      points: "Son 30 günün puanı",
      days: "Gün sayısı",
    },
    seePerson: "Kişiyi aç",
    keysHint: "1, 2 ya da 3 ile karar verin; sonraki kayıt kendiliğinden açılır.",
  },
  {
    heading: "Flags",
    text: "While a flag isn't cleared, the person has no place on the board. A frozen month stays as it is.",
    searchLabel: "Search people",
    none: "No flag waits.",
    person: "Person",
    kind: "Flag",
    kinds: {
      superhuman_times: "Superhuman times",
      constant_times: "Constant times",
      faultless: "Faultless run",
      long_day: "Very long day",
      shared_origin: "Shared address",
    },
    reasons: {
      superhuman_times: "Many answers of the day came faster than people read.",
      constant_times: "The times of the answers vary less than people's do.",
      faultless: "Very many right answers in a row, without a single mistake.",
      long_day: "There are answers in nearly every hour of the day.",
      shared_origin: "Several accounts, seen at one address only, all earn a lot.",
    },
    state: "State",
    states: { open: "Waiting", confirmed: "Confirmed", cleared: "Cleared" },
    isState: { open: "waiting", confirmed: "confirmed", cleared: "cleared" },
    decision: "Decision",
    decisions: { open: "Open again", confirmed: "Confirm", cleared: "Clear" },
    decided: {
      open: (name) => `${name}: the flag is open again.`,
      confirmed: (name) => `${name}: the flag is confirmed.`,
      cleared: (name) => `${name}: cleared, and back on the board.`,
    },
    day: "Last seen on",
    raised: "Raised",
    decidedAt: "Decided",
    points: "Points of that month",
    figures: {
      hasty: "Hasty answers",
      answers: "Answers",
      meanMs: "Mean time (ms)",
      deviationMs: "Deviation of times (ms)",
      longestRun: "Right in a row",
      wrong: "Wrong",
      hours: "Hours with answers",
      accounts: "Accounts at the address",
      points: "Points of 30 days",
      days: "Days",
    },
    seePerson: "Open the person",
    keysHint: "Decide with 1, 2 or 3; the next one opens by itself.",
  },
);
