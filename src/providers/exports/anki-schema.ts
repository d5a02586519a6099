import { type ExportedList, type ExportedText, exportedTexts } from "./exported-list.ts";

// The layout of Anki's collections, version 11: https://github.com/ankitects/anki, rslib/src/storage/schema11.sql and
// the files named schema11.rs for the JSON in its columns.

export const ankiSchema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null,
  odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`;

/** The settings that Anki expects of every collection; what it imports into keeps its own. */
export const ankiConf = {
  activeDecks: [1],
  curDeck: 1,
  newSpread: 0,
  collapseTime: 1_200,
  timeLim: 0,
  estTimes: true,
  dueCounts: true,
  curModel: null,
  nextPos: 1,
  sortType: "noteFld",
  sortBackwards: false,
  addToCur: true,
  dayLearnFirst: false,
  schedVer: 2,
  sched2021: true,
};

/** The options of a new deck. */
export const ankiDeckOptions = {
  id: 1,
  mod: 0,
  name: "Default",
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  new: { bury: true, delays: [1, 10], initialFactor: 2_500, ints: [1, 4, 0], order: 1, perDay: 20 },
  rev: { bury: true, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  dyn: false,
};

export function ankiDeck(id: number, name: string, changed: number) {
  const none = [0, 0];
  return {
    id,
    name,
    mod: changed,
    usn: -1,
    lrnToday: none,
    revToday: none,
    newToday: none,
    timeToday: none,
    collapsed: false,
    browserCollapsed: false,
    desc: "",
    dyn: 0,
    conf: 1,
    extendNew: 0,
    extendRev: 0,
  };
}

const style = `.card { font: 20px/1.5 system-ui, sans-serif; text-align: center; color: #1d1b18; background: #fffdf8; }
.nightMode.card { color: #f4efe6; background: #1b1917; }
.word { font-size: 32px; font-weight: 600; }
.small { font-size: 15px; opacity: 0.75; }
.example { margin-top: 1em; font-style: italic; }`;

/** A word, then what it means; and what it means, then the word. The names of fields are the reader's. */
export function noteTypeOf(
  id: number,
  changed: number,
  { siteName, language, labels }: Pick<ExportedList, "siteName" | "language" | "labels">,
) {
  const field = (name: ExportedText) => `{{${labels[name]}}}`;
  const where = (name: ExportedText, text: string) => `{{#${labels[name]}}}${text}{{/${labels[name]}}}`;
  const without = (name: ExportedText, text: string) => `{{^${labels[name]}}}${text}{{/${labels[name]}}}`;
  const word = `<div class="word">${field("phrase")}</div><div class="small">${field("ipa")}</div>`;
  const kind = `<div class="small">${field("partOfSpeech")} · ${field("level")}</div>`;
  // Of a word without a meaning in the language the definition is asked.
  const meaning = `${where("meaning", `<div>${field("meaning")}</div>`)}${without("meaning", `<div>${field("definition")}</div>`)}`;
  const more = `${where("definition", `<div class="small">${field("definition")}</div>`)}${where(
    "example",
    `<div class="example">${field("example")}</div><div class="small">${field("exampleMeaning")}</div>`,
  )}${where("note", `<div class="small">${field("note")}</div>`)}${where("minutes", `<div class="small">${field("minutes")}</div>`)}`;
  const template = (name: string, ord: number, qfmt: string, answer: string) => ({
    name,
    ord,
    qfmt,
    afmt: `{{FrontSide}}<hr id="answer">${answer}`,
    bqfmt: "",
    bafmt: "",
    did: null,
    bfont: "",
    bsize: 0,
  });
  const ordOf = (name: ExportedText) => exportedTexts.indexOf(name);
  return {
    id,
    name: `${siteName} (${language})`,
    type: 0,
    mod: changed,
    usn: -1,
    sortf: 0,
    did: null,
    tmpls: [
      template(labels.recognition, 0, word + kind, meaning + more),
      template(labels.production, 1, meaning + kind, word + more),
    ],
    flds: exportedTexts.map((name, ord) => ({
      name: labels[name],
      ord,
      sticky: false,
      rtl: false,
      font: "Arial",
      size: 20,
    })),
    css: style,
    latexPre: "",
    latexPost: "",
    // Which fields a card needs to be made.
    req: [
      [0, "any", [ordOf("phrase")]],
      [1, "any", [ordOf("meaning"), ordOf("definition")]],
    ],
  };
}
