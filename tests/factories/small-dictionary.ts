import type { Dictionary, Multiword } from "../../src/domain/lexicon/dictionary.ts";
import { isPartOfSpeech, type PartOfSpeech } from "../../src/domain/lexicon/part-of-speech.ts";

/** Headwords of the tests' sentences with the letters of their parts of speech, commonest first. */
const headwords =
  "a:n about:ra address:nv after:ra again:r ain:a all:ar always:r an:n answer:nv any:ar april:n are:n arm:nv " +
  "ask:v asleep:ar at:n baby:nv back:rnav bad:anr baker:n ball:nv be:vn beautiful:a bed:nv before:r bell:nv " +
  "better:arvn bill:nv body:nv book:nv bore:vn boring:an box:nv break:vn breaking:n broke:a broken:a broth:n " +
  "brother:n brown:anv brush:nv bus:nv business:n cake:nv can:nv captain:nv car:n care:vn chase:vn child:n " +
  "close:varn clothe:v clothes:n coat:nv cold:an come:vn coming:an company:nv complicate:v complicated:a " +
  "couch:nv counter:nvar cut:vna damn:iarvn dawn:nv dean:n detective:n die:vn din:nv dinner:n dish:nv " +
  "divorce:nv do:vn doe:n dollar:n don:vn door:n down:ravn downtown:ran draw:vn dy:n dynamic:an dynamics:n " +
  "eat:v even:ranv ever:r exam:n excuse:nv eye:nv faith:n fall:vn falling:a fast:arvn faster:r father-in-law:n " +
  "favorite:an feeling:n feelings:n fell:vna fever:n find:vn fire:nv fired:a five:man flight:nv food:n " +
  "found:vna fox:nv frank:anv friend:n game:nva get:vn getting:n girl:n girlfriend:n give:vn global:a go:vna " +
  "going:na good:anr grace:nv great:an guy:nv hand:nv hang:vn hat:nv have:vn he:n heart:n hell:ni help:vni " +
  "here:ran hill:nv hold:vn home:nrav honor:nv hope:vn hour:n hours:n house:nv hurt:van i:na idea:n in:rna " +
  "indian:an it:n jack:nv john:n keep:vn kept:a key:nav kid:nv kind:na kinda:r kitchen:n know:vn lad:n " +
  "ladder:nv laid:a late:ar later:ra lawyer:n lay:van leaf:nv leave:vn leaving:n left:anr leg:n lie:vn lied:n " +
  "life:n light:navr lipstick:nv little:arn live:var look:vn looking:an lot:nv made:a main:an make:vn man:niv " +
  "march:nv mark:nv married:an marry:v may:n meet:vna meeting:n milk:nv miller:n mind:nv mistake:nv mom:n monday:n " +
  "money:n most:ra mother:nv mouse:nv movie:n mr:n mrs:n mustache:n nasty:a ne:n nee:a need:vn nerve:nv " +
  "nerves:n new:ar news:n no:iarn noon:n not:r now:rn object:nv off:rav okay:iarnv old:an on:ra online:ar " +
  "only:ra open:avn out:ranv outside:rna over:ran own:av page:nv paris:n party:nv past:nar pay:vn people:nv " +
  "phone:nv photo:n pic:n pick:vn pie:n piece:nv play:vn police:nv poor:an prince:n pull:vn pulling:n put:vn quick:arn " +
  "rain:nv really:r reason:nv right:arniv ring:nv rise:vn road:n rose:na run:vn running:na safe:an said:a " +
  "saw:vn say:vn school:nv second:narv secret:na see:vn sense:nv shoe:nv shoes:n shoot:vni short:anrv shot:na " +
  "shoulder:nv sister:n sit:v six:man ski:vn skiing:n slack:nav sleep:vn smile:vn so:rn some:ar son:n soon:r " +
  "sort:nv speak:v stair:n stairs:n stand:vn stare:vn staring:a start:vn stay:vn stone:nva stop:vn stopped:a " +
  "store:nv stove:n straight:arn strong:a student:n stupid:an sun:nv surgery:n sweater:n table:nv take:vn " +
  "talk:vn taxi:nv tea:n teeth:n tell:v thank:v there:rn three:man through:ra tire:nv tired:a tonight:rn town:n " +
  "tree:nv trip:nv turkish:an turn:vn turned:a tv:n twenty:man twenty-two:na twice:r uncle:n up:rav use:vn " +
  "used:a wait:vn want:vn watch:vn way:nr welcome:iavn well-known:a will:nv window:n wood:n woods:n work:vn " +
  "works:n world:na worry:vn worse:arn yellow:anv yes:in york:n";

/** Forms that subtitles mostly write with a capital. */
const capitalised =
  "april baker bill brown captain come dean detective drew excuse fox frank grace i indian jack john mark miller mom monday mondays mr mrs no o okay paris rose sarah thank tommy turkish tv twenty uncle what where yes york";

const multiwords = `
turn off|phrasal verb|splits
pick up|phrasal verb|splits
hang up|phrasal verb|splits
put on|phrasal verb|splits
take off|phrasal verb|splits
give back|phrasal verb|splits
look up|phrasal verb|splits
put up with|phrasal verb|
come up with|phrasal verb|
run out of|phrasal verb|
stand up for|phrasal verb|
stand up|phrasal verb|splits
make up one's mind|idiom|
make up|phrasal verb|splits
pull someone's leg|idiom|
cut someone some slack|idiom|
break someone's heart|idiom|
get on someone's nerves|idiom|
mind one's own business|idiom|
make sense|phrase|
a lot|phrase|
take care of|phrase|
keep an eye on|idiom|
give someone a hand|idiom|
piece of cake|idiom|
break a leg|idiom|
kind of|phrase|
sort of|phrase|
get out|phrasal verb|
come on|phrasal verb|
what's up|phrase|
you're welcome|phrase|
see you|phrase|
I mean|phrase|
make it|phrase|
get there|phrase|
for good|idiom|
at all|phrase|
run into|phrasal verb|
go through|phrasal verb|
hold on|phrasal verb|
go on|phrasal verb|
come in|phrasal verb|
sit down|phrasal verb|
get up|phrasal verb|
get off|phrasal verb|
get over|phrasal verb|
go out|phrasal verb|
break up|phrasal verb|splits
no way|phrase|
`;

const partOfSpeechOfLetter: Readonly<Record<string, PartOfSpeech>> = {
  n: "noun",
  v: "verb",
  a: "adjective",
  r: "adverb",
  p: "preposition",
  i: "interjection",
  m: "number",
};

function readMultiword(line: string): Multiword {
  const [phrase = "", partOfSpeech = "", splits = ""] = line.split("|");
  if (!isPartOfSpeech(partOfSpeech)) throw new Error(`no part of speech: ${line}`);
  return { phrase, partOfSpeech, splits: splits !== "" };
}

/** A dictionary of a few hundred headwords for tests: small enough to read, real in what it says. */
export function createSmallDictionary(): Dictionary {
  const entries = new Map(
    headwords.split(" ").map((entry): [string, PartOfSpeech[]] => {
      const colon = entry.lastIndexOf(":");
      return [
        entry.slice(0, colon),
        [...entry.slice(colon + 1)].flatMap((letter) => partOfSpeechOfLetter[letter] ?? []),
      ];
    }),
  );
  const capitals = new Set(capitalised.split(" "));
  return {
    partsOfSpeech: (word) => entries.get(word) ?? [],
    writtenPartsOfSpeech: () => [],
    rank: () => undefined,
    isMostlyCapitalised: (form) => capitals.has(form),
    multiwords: multiwords.trim().split("\n").map(readMultiword),
    ambiguous: [],
  };
}
