import type { PrizeObstacle } from "../../../../domain/progress/prize-rules.ts";
import { inBoth } from "../../language.ts";
import type { evidenceKinds } from "./evidence.ts";

type PrizesTexts = {
  readonly heading: string;
  readonly searchLabel: string;
  readonly month: string;
  readonly othersWait: string;
  readonly waitingMonth: (month: string) => string;
  readonly none: string;
  readonly notFrozen: string;
  readonly states: Readonly<Record<"running" | "waiting" | "granted", string>>;
  readonly frozenAt: string;
  readonly grantDueAt: string;
  readonly byHandAlone: string;
  readonly grantedAt: string;
  readonly grantedBy: string;
  readonly byItself: string;
  readonly prizes: string;
  readonly noPrizes: string;
  readonly monthsOf: (place: number, months: string) => string;
  readonly approve: string;
  readonly approveHeading: (month: string) => string;
  readonly approveText: (winners: string) => string;
  readonly nobody: string;
  readonly wasApproved: (month: string) => string;
  readonly person: string;
  readonly deleted: string;
  readonly points: string;
  readonly prize: string;
  readonly nextPrize: (place: number) => string;
  readonly prizeStates: Readonly<Record<"queued" | "failed" | "sent" | "opened" | "redeemed", string>>;
  readonly prizeMonths: string;
  readonly sentAt: string;
  readonly openedAt: string;
  readonly redeemedAt: string;
  readonly notYet: string;
  readonly obstacles: Readonly<Record<PrizeObstacle, string>>;
  readonly rank: string;
  readonly boardRank: string;
  readonly against: string;
  readonly for: string;
  readonly nothingAgainst: string;
  readonly nothingFor: string;
  readonly figures: string;
  readonly evidence: Readonly<Record<(typeof evidenceKinds)[number], string>>;
  readonly otherAccounts: (count: string) => string;
  readonly accountAge: (days: string) => string;
  readonly hours: (count: string) => string;
  readonly answers: string;
  readonly answersPerHour: string;
  readonly medianMs: string;
  readonly milliseconds: (count: string) => string;
  readonly days: string;
  readonly fast: string;
  readonly shared: string;
  readonly disqualify: string;
  readonly disqualifyHeading: (name: string) => string;
  readonly disqualifyText: string;
  readonly restore: string;
  readonly restoreHeading: (name: string) => string;
  readonly restoreText: string;
  readonly reasonHint: string;
  readonly wasDisqualified: (name: string) => string;
  readonly wasRestored: (name: string) => string;
  readonly undoReason: string;
  readonly disqualifiedAt: string;
  readonly disqualifiedBy: string;
  readonly disqualifiedWhy: string;
  readonly seePerson: string;
};

export const prizesTexts = inBoth<PrizesTexts>(
  {
    heading: "Ödüller",
    searchLabel: "Kişi ara",
    month: "Ay",
    othersWait: "Onay bekleyen başka aylar:",
    waitingMonth: (month) => `${month} (onay bekliyor)`,
    none: "Bu ay sıralamada kimse yok.",
    notFrozen: "Bu ay henüz dondurulmadı. Aylar bitişlerinden on dakika sonra dondurulur.",
    states: { running: "Sürüyor", waiting: "Onay bekliyor", granted: "Ödüller verildi" },
    frozenAt: "Donduruldu",
    grantDueAt: "Kendiliğinden verilir",
    byHandAlone: "Yalnızca onayla",
    grantedAt: "Verildi",
    grantedBy: "Onaylayan",
    byItself: "Kendiliğinden",
    prizes: "Ödüller",
    noPrizes: "Ödül yok",
    monthsOf: (place, months) => `${place}. ödül: ${months} ay premium`,
    approve: "Ayı onayla",
    approveHeading: (month) => `${month} ayının ödülleri verilsin mi?`,
    approveText: (winners) => `Kodlar hemen e-postayla gönderilir ve geri alınamaz. Kazananlar: ${winners}.`,
    nobody: "kimse",
    wasApproved: (month) => `${month} onaylandı; ödüller gönderiliyor.`,
    person: "Kişi",
    deleted: "Silinmiş hesap",
    points: "Puan",
    prize: "Ödül",
    nextPrize: (place) => `${place}. ödül`,
    prizeStates: {
      queued: "gönderiliyor",
      failed: "gönderilemedi",
      sent: "gönderildi",
      opened: "açıldı",
      redeemed: "kullanıldı",
    },
    prizeMonths: "Premium (ay)",
    sentAt: "Gönderildi",
    openedAt: "Açıldı",
    redeemedAt: "Kullanıldı",
    notYet: "Henüz değil",
    obstacles: {
      deleted: "Hesap silinmiş",
      disqualified: "Çıkarıldı",
      blocked: "Engelli",
      mail: "E-posta doğrulanmamış",
      age: "Hesap yeni",
    },
    rank: "Dondurulan sıra",
    boardRank: "Görünen sıra",
    against: "Aleyhine",
    for: "Lehine",
    nothingAgainst: "Aleyhine bir şey yok.",
    nothingFor: "Lehine bir şey yok.",
    figures: "Bu ayın yanıtları",
    evidence: {
      isMailVerified: "E-posta doğrulanmış",
      accountDays: "Hesabın yaşı",
      sameAddress: "Aynı adreste",
      sameDevice: "Aynı cihazda",
      fastShare: "600 ms'den hızlı",
      wrongShare: "Yanlış oranı",
      mostHours: "En yoğun gün",
      flags: "Şüpheler",
    },
    otherAccounts: (count) => `${count} başka hesap`,
    accountAge: (days) => `${days} gün`,
    hours: (count) => `${count} saat`,
    answers: "Yanıt",
    answersPerHour: "Saatte yanıt",
    medianMs: "Ortanca süre",
    milliseconds: (count) => `${count} ms`,
    days: "Yanıt verilen gün",
    fast: "Hızlı yanıt",
    shared: "Aynı adreste",
    disqualify: "Sıralamadan çıkar",
    disqualifyHeading: (name) => `${name} sıralamadan çıkarılsın mı?`,
    disqualifyText: "Arkasındakiler bir sıra yükselir. Ödüller 72 saat daha bekler; ayı onaylarsanız hemen verilir.",
    restore: "Sıralamaya geri al",
    restoreHeading: (name) => `${name} sıralamaya geri alınsın mı?`,
    restoreText: "Arkasındakiler bir sıra iner. Ödüller 72 saat daha bekler; ayı onaylarsanız hemen verilir.",
    reasonHint: "Kişiye e-postayla gider; yanıtlayabilir.",
    wasDisqualified: (name) => `${name} sıralamadan çıkarıldı.`,
    wasRestored: (name) => `${name} sıralamaya geri alındı.`,
    undoReason: "Sıralamadan yanlışlıkla çıkarılmıştınız.",
    disqualifiedAt: "Çıkarıldı",
    disqualifiedBy: "Çıkaran",
    disqualifiedWhy: "Neden",
    seePerson: "Kişiyi aç",
  },
  {
    heading: "Prizes",
    searchLabel: "Search people",
    month: "Month",
    othersWait: "Other months to approve:",
    waitingMonth: (month) => `${month} (to approve)`,
    none: "Nobody is on this month's board.",
    notFrozen: "This month isn't frozen yet. Months are frozen ten minutes after they end.",
    states: { running: "Running", waiting: "To approve", granted: "Prizes granted" },
    frozenAt: "Frozen",
    grantDueAt: "Granted by itself",
    byHandAlone: "By approval alone",
    grantedAt: "Granted",
    grantedBy: "Approved by",
    byItself: "By itself",
    prizes: "Prizes",
    noPrizes: "No prizes",
    monthsOf: (place, months) => `prize ${place}: ${months} months of premium`,
    approve: "Approve the month",
    approveHeading: (month) => `Grant the prizes of ${month}?`,
    approveText: (winners) => `The codes are mailed at once, and that can't be undone. Winners: ${winners}.`,
    nobody: "nobody",
    wasApproved: (month) => `${month} is approved; its prizes are being sent.`,
    person: "Person",
    deleted: "Deleted account",
    points: "Points",
    prize: "Prize",
    nextPrize: (place) => `Prize ${place}`,
    prizeStates: { queued: "being sent", failed: "not sent", sent: "sent", opened: "opened", redeemed: "redeemed" },
    prizeMonths: "Premium (months)",
    sentAt: "Sent",
    openedAt: "Opened",
    redeemedAt: "Redeemed",
    notYet: "Not yet",
    obstacles: {
      deleted: "Account deleted",
      disqualified: "Disqualified",
      blocked: "Blocked",
      mail: "Mail not verified",
      age: "Account is new",
    },
    rank: "Frozen rank",
    boardRank: "Shown rank",
    against: "Against",
    for: "For",
    nothingAgainst: "Nothing speaks against them.",
    nothingFor: "Nothing speaks for them.",
    figures: "Answers of the month",
    evidence: {
      isMailVerified: "Mail verified",
      accountDays: "Age of the account",
      sameAddress: "At the same address",
      sameDevice: "On the same device",
      fastShare: "Under 600 ms",
      wrongShare: "Share of wrong answers",
      mostHours: "Busiest day",
      flags: "Flags",
    },
    otherAccounts: (count) => `${count} other accounts`,
    accountAge: (days) => `${days} days`,
    hours: (count) => `${count} hours`,
    answers: "Answers",
    answersPerHour: "Answers an hour",
    medianMs: "Median time",
    milliseconds: (count) => `${count} ms`,
    days: "Days with answers",
    fast: "Fast answers",
    shared: "Same address",
    disqualify: "Disqualify",
    disqualifyHeading: (name) => `Disqualify ${name}?`,
    disqualifyText: "Those behind move up. The prizes wait for another 72 hours, unless you approve the month.",
    restore: "Put back",
    restoreHeading: (name) => `Put ${name} back?`,
    restoreText: "Those behind move down. The prizes wait for another 72 hours, unless you approve the month.",
    reasonHint: "Mailed to the person, who may answer.",
    wasDisqualified: (name) => `${name} is disqualified.`,
    wasRestored: (name) => `${name} is back on the board.`,
    undoReason: "You had been disqualified by mistake.",
    disqualifiedAt: "Disqualified",
    disqualifiedBy: "By",
    disqualifiedWhy: "Reason",
    seePerson: "Open the person",
  },
);
