import { attributiveParticiples, stateParticiples } from "./participles.ts";
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
  /** Nouns without determiner after "to", for a place or state, that are also verbs. */
  destinations: set(
    "work school bed church jail prison court college town class lunch dinner breakfast death sleep war hell heaven camp market sea land base " +
      "trial rehab practice dance shop press mass port orders music heart pieces ground",
  ),
  /** Of these, the ones that "going to" leads to. */
  places: set("work school bed church jail prison court college town class lunch dinner sleep hell war camp market"),
  /** An adjective follows them ("something wrong", "nothing new"). */
  indefinites: set(
    "something anything nothing everything someone somebody anyone anybody everyone everybody nobody somewhere",
  ),
  /** Nouns before a number ("page twelve"). */
  labels: set(
    "page room chapter number line floor gate platform channel apartment exit lane track unit row act scene part stage level season episode phase case code rule step lesson volume verse question flight bus train box car group team highway route squad form paragraph article chart clause exhibit",
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
  titles: titleNouns,
  proper: new Set(properWords.keys()),
} satisfies Readonly<Record<string, ReadonlySet<string>>>;

export const wordLists: ReadonlyMap<string, ReadonlySet<string>> = new Map(Object.entries(lists));
