import { attributiveParticiples, ingAdjectives, stateParticiples } from "./participles.ts";
import { titleNouns } from "./people-words.ts";
import { properWords } from "./proper-words.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** The lists that conditions of the tagger refer to. A list whose name ends in "Verbs" matches verbs only, by lemma. */
const lists = {
  /** An adjective follows as their complement ("look tired", "fall asleep"). */
  linkingVerbs: set(
    "be feel look seem sound smell taste become get turn stay keep remain appear grow go fall prove come run stand lie rest act play",
  ),
  /** Of these, the ones after which an ambiguous word is nearly always an adjective. */
  strongLinkingVerbs: set("be feel look seem sound smell taste become stay remain appear get"),
  /** With an object and its adjective ("make me happy", "leave the door open"). */
  resultVerbs: set(
    "make drive keep find get leave turn hold set paint consider call like want cut push wipe shoot scare beat think prove render pull knock squash tear bleed eat sleep declare pronounce",
  ),
  /** With an object and a bare infinitive ("let him go", "watch me fix it"). */
  bareInfinitiveVerbs: set("let make help see hear watch have feel notice"),
  /** Followed by another verb in -ing ("stop talking"). */
  ingVerbs: set(
    "stop keep start begin go enjoy like love hate quit finish mind avoid try remember forget imagine suggest consider continue practice risk " +
      "miss spend come stand sit lie need want prefer give",
  ),
  /** A second bare verb follows ("go get him", "help find it"). */
  chainVerbs: set("go come help let dare"),
  /** After these, up, down, off … are followed by a path ("ran up the hill"). */
  pathVerbs: set(
    "go come run walk climb look drive fall jump get move fly ride crawl swim slip slide roll race head travel hurry sneak wander step stare sail " +
      "march float flow pour rush chase follow live be hang lean turn sit stand breathe bark",
  ),
  /** about, by and under are adverbs only after these, else stranded prepositions ("What's it about?"). */
  aboutVerbs: set("run walk move turn lie mess go wander stand hang sit"),
  /** "About" after these is no adverb of amount ("talk about two friends"). */
  topicVerbs: set(
    "talk think quibble know hear tell ask say care dream read write learn forget complain joke lie worry speak sing wonder argue fight go see do be",
  ),
  /** What "about" weakens ("about a week", "about a dozen"). */
  measures: set(
    "minute minutes hour hours day days week weeks month months year years mile miles foot feet inch inches yard yards pound pounds dollar dollars " +
      "buck bucks cent cents quarter half third hundred thousand million dozen percent o'clock times degrees people",
  ),
  byVerbs: set("stop come pass go stand drop swing walk drive get fly run sail ride march float"),
  /** Their "on" has its noun before it ("something to lean on"). */
  onVerbs: set("lean perch live sit sleep stand lie experiment nibble chew walk write step land ride"),
  underVerbs: set("go come get put dive stay"),
  /** After these "to" introduces a place rather than an infinitive. */
  motion: set(
    "go come get drive walk run ride take drag head return bring send move fly travel rush back fall late way off drop escort lead add belong due close next listen talk speak put carry follow invite sing rock",
  ),
  /** Nouns without determiner after "to", for a place or state, that are also verbs. */
  destinations: set(
    "work school bed church jail prison court college town class lunch dinner breakfast death sleep war hell heaven camp market sea land base " +
      "trial rehab practice dance shop press mass port orders music heart pieces ground",
  ),
  /** Of these, the ones that "going to" leads to. */
  places: set("work school bed church jail prison court college town class lunch dinner sleep hell war camp market"),
  /** Adverbs of degree, which lead to an adjective or adverb. */
  degree: set(
    "very so too really pretty quite as more most less least how that extremely totally completely absolutely terribly awfully incredibly fairly rather " +
      "such this kinda sorta super damn fucking freaking bloody way much far even still almost nearly perfectly particularly especially equally " +
      "somewhat slightly seriously truly deeply highly utterly mighty awful plenty",
  ),
  /** An adjective follows them ("something wrong", "nothing new"). */
  indefinites: set(
    "something anything nothing everything someone somebody anyone anybody everyone everybody nobody somewhere",
  ),
  /** Flat adverbs: they have the form of their adjectives. */
  flat: set(
    "early late hard fast straight high low deep close wrong right loud quick slow fine clean clear free wide long far well soon first last next " +
      "left right home back online downtown overseas daily weekly monthly hourly better best worse worst pretty dead just even still that okay short flat",
  ),
  /** Nouns before a number ("page twelve"). */
  labels: set(
    "page room chapter number line floor gate platform channel apartment exit lane track unit row act scene part stage level season episode phase case code rule step lesson volume verse question flight bus train box car group team highway route squad form paragraph article chart clause exhibit",
  ),
  /** Verbs far rarer than the past form that they look like ("found" is find, "saw" is see). */
  rareBases: set("found ground saw wound felt bound fell spat dove stove rove wove"),
  /** A word before them that stands alone is an order ("rest now", "aim higher"). */
  manners: set("now higher lower harder faster slower closer deeper louder straight"),
  /** Nouns that are orders where they stand alone ("Charge!"); "Fire!" and "Surprise!" are none. */
  commands: set("charge duck row march attack retreat dance rest push pull jump climb dig drink point aim park report"),
  /** Subjects of a verb in the third person. */
  thirdPersons: set(
    "he she it this that who which what everyone everybody somebody someone nobody anybody everything nothing something",
  ),
  /** Objects that do has only as a full verb ("do me a favor"). */
  persons: set("me him us them myself yourself himself herself themselves"),
  /** First words of temporal phrases ("early this year"). */
  times: set("this last next every tonight today tomorrow yesterday one"),
  /** "This morning", "next time" say when. */
  dayParts: set(
    "morning afternoon evening night day week weekend month year season spring summer fall autumn winter time minute second moment instant " +
      "monday tuesday wednesday thursday friday saturday sunday",
  ),
  /** How long or how much ("turn it down a little", "hold on a second"). */
  amounts: set(
    "little bit lot notch few second sec minute moment while day week month year couple touch tad further more",
  ),
  /** Particles of transitive verbs: the object may follow ("shut down the engine"). */
  transitiveParticles: set("up down off out over"),
  attributive: attributiveParticiples,
  state: stateParticiples,
  /** Of these, what people feel, also by something ("stunned by the news"). */
  feelings: set(
    "alarmed amazed amused annoyed astonished confused disappointed disgusted embarrassed fascinated flattered frightened horrified impressed insulted " +
      "intrigued moved offended overwhelmed puzzled shocked stunned surprised terrified touched upset convinced worried scared delighted thrilled pleased",
  ),
  ingAdjectives,
  /** Nouns that the lexicon has as adjectives too, which they are before a noun ("a gold watch", "the north gate"). */
  attributiveNouns: set(
    "front gold silver metal plastic orange concrete north south east west northeast northwest southeast southwest luxury designer mineral vegetarian " +
      "vegan daytime rogue memorial routine material capital chemical mass vice fellow expert advance adult civilian ritual minimum maximum manual " +
      "resident interior exterior chief rival antique representative teen mutant veteran rental runaway communist porno collateral textbook elite " +
      "alcoholic explosive criminal standard twin virgin commercial blonde brunette rear comic amateur executive solo tan roast reverse grown-up interstate surplus hazel",
  ),
  titles: titleNouns,
  proper: new Set(properWords.keys()),
} satisfies Readonly<Record<string, ReadonlySet<string>>>;

export const wordLists: ReadonlyMap<string, ReadonlySet<string>> = new Map(Object.entries(lists));
