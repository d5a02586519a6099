import { wornThings } from "./phrasal-nouns.ts";
import { placeNouns, transport } from "./phrase-conditions.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What shows that a phrasal verb is literal here; one sign is enough. */
export type LiteralSigns = {
  /** Its object stands between its words, else it is literal ("have them over", but "power over them"). */
  readonly isApart?: true;
  /** Heads of its object, inside it or after it ("sleep your head off"). */
  readonly objects?: ReadonlySet<string>;
  /** Its object where one word stands between ("kick him off"). */
  readonly inner?: RegExp;
  /** Heads of a noun phrase after the particle ("pass through the gate"). */
  readonly heads?: ReadonlySet<string>;
  /** The word after the particle. */
  readonly next?: RegExp;
  /** The same, only where an object stands between. */
  readonly nextApart?: RegExp;
  /** One of the four words before it ("how did you make out with her?"). */
  readonly before?: RegExp;
  /** Literal in the passive ("the bed was slept in"), but before what `unless` matches. */
  readonly passive?: { readonly unless?: RegExp };
  /** "To" begins an infinitive ("turned to look"). */
  readonly infinitive?: true;
  /** Literal as a call or an invitation ("Step right in!"). */
  readonly imperative?: true;
};

const people = /^(?:me|you|him|her|us|them)$/;
const bodyParts = set("head hand arm leg foot chin eye knee neck face block ear");
const into = "in|into|on|onto|of|from|through|toward|towards|here|there";
const trips = set("date boat ride drive walk town lake river water road trip spin");

/** The signs of each phrasal verb that has some. */
export const literalSigns: ReadonlyMap<string, LiteralSigns> = new Map<string, LiteralSigns>([
  ["blow away", { next: /^from$/ }],
  ["blow off", { before: /^(?:heads?|hands?|legs?|arms?|brains)$/ }],
  ["blow up", { objects: set("skirt dress hair") }],
  ["call for", { next: /^\d/ }],
  ["call on", { heads: set("day night morning evening afternoon weekend") }],
  ["carry on", { heads: set("wind air breeze") }],
  ["come for", { before: /^what$/ }],
  ["come from", { next: /^out$/, before: /^just$/, heads: set("stable office work meeting lake park") }],
  ["come off", { heads: set("watch duty shift ship") }],
  ["cut down", { before: /^(?:dress|gown|blouse|neckline|suits?)$/ }],
  ["drop by", { passive: {} }],
  ["have over", { isApart: true }],
  ["go off", { heads: set("head relief") }],
  ["go on", { before: /^(?:dates?|trips?|diets?|rides?|tours?|cruises?|honeymoon|vacations?|safaris?)$/ }],
  [
    "get back",
    { objects: set("while"), nextApart: /^(?:to|onto|here|there|where|home|upstairs|downstairs|inside|outside|up)$/ },
  ],
  ["get on", { next: /^(?:camera|tape|film|television|tv|base)$/, heads: set("foot") }],
  ["get up", { inner: /^it$/, next: /^front$/ }],
  ["fit in", { next: /^there$/ }],
  ["give out", { objects: set("shout") }],
  ["get out", { objects: set("flight plane train bus") }],
  ["go with", { before: /^(?:where|how)$/ }],
  ["hang out", { objects: set("laundry washing wash diaper flag") }],
  ["hang on", { heads: set("wall fence hook peg nail") }],
  ["hear out", { next: /^(?:over|of|in|on|here|there)$/ }],
  ["hold back", { objects: set("hair") }],
  ["hold up", { before: /^fingers?$/ }],
  ["kick off", { inner: people, objects: set("shoe boot slipper ceiling cover blanket") }],
  ["knock off", { objects: set("head hat block ear chip") }],
  ["lay down", { objects: set("life bone law rule condition term") }],
  ["lead on", { isApart: true }],
  ["lie to", { infinitive: true }],
  ["live for", { next: /^like$/ }],
  [
    "look down on",
    { next: /^what$/, heads: set("creation face city town village valley world earth street scene roof sea") },
  ],
  ["look into", { next: people }],
  ["look out", { next: /^after$/ }],
  ["make it up to", { infinitive: true }],
  ["make out with", { before: /^how$/ }],
  ["make up for", { passive: {} }],
  ["pass by", { passive: {} }],
  ["pass through", { heads: set("gate gateway door doorway portal wall window curtain") }],
  ["put back", { next: /^together$/, objects: set("head hand") }],
  ["put down", { objects: bodyParts }],
  ["put in", { next: /^(?:words?|writing|order|charge|touch)$/ }],
  ["put on", { objects: set("screw squeeze pressure blame finger") }],
  [
    "pull off",
    { objects: new Set([...bodyParts, ...wornThings, "band-aid", "bandage", "tape", "tooth", "lid", "wing"]) },
  ],
  ["pull up", { objects: set("stake") }],
  ["put up", { objects: set("shoe temperature foot top") }],
  ["run down", { infinitive: true }],
  ["run into", { heads: set("place tub grave") }],
  ["run out of", { heads: set("wedding ceremony meeting party class office") }],
  ["run through", { heads: set("money fortune dollar cash fingers"), next: /^[$\d]/ }],
  ["see about", { next: /^\d/ }],
  ["see through", { heads: set("sheet window glass eye curtain blouse dress") }],
  ["see to", { infinitive: true }],
  ["sit around", { heads: set("table fire campfire stove desk fireplace") }],
  [
    "sleep in",
    {
      next: /^(?:\d.*|two|three|four|five|six|days|weeks|it|them)$/,
      heads: set("hour day week month year night"),
      before: /^(?:what|which|shirt|t-shirt|pajamas|bed|clothes|bag)$/,
      passive: {},
    },
  ],
  ["sleep off", { objects: bodyParts }],
  ["speak for", { passive: {} }],
  ["stay in", { next: /^(?:here|there|too)$/ }],
  ["step in", { imperative: true }],
  ["step out", { next: new RegExp(`^(?:${into})$`) }],
  ["string along", { isApart: true }],
  ["sum up", { next: /^to$/ }],
  ["take back", { objects: set("step seat") }],
  ["take down", { nextApart: /^(?:with|past|this|that|the)$/, objects: set("money dollar") }],
  ["take in", { objects: new Set([...transport, ..."note message letter tray trap".split(" ")]) }],
  ["take out", { objects: set("train bus plane flight time") }],
  ["take out on", { heads: trips }],
  ["take over", { next: /^to$/ }],
  ["take on", { objects: set("place") }],
  ["take up", { inner: people }],
  ["turn back", { objects: set("knob handle page") }],
  ["turn to", { infinitive: true }],
  ["wait on", { heads: placeNouns }],
  ["wash up", { passive: { unless: /^(?:on|by|at|here|there|along|ashore|with|from)$/ } }],
  ["work on", { next: /^(?:me|you|him|us|them)$/ }],
  ["work out", { objects: set("eye heart finger") }],
]);
