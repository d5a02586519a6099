const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Verbs that an adjective follows as their complement ("look tired", "fall asleep"). */
export const linkingVerbs = set(
  "be feel look seem sound smell taste become get turn stay keep remain appear grow go fall prove come run stand lie rest act play",
);

/** Of these, the ones after which an ambiguous word is nearly always an adjective. */
export const strongLinkingVerbs = set("be feel look seem sound smell taste become stay remain appear get");

/** Verbs with an object and its adjective ("make me happy", "leave the door open"). */
export const resultVerbs = set(
  "make drive keep find get leave turn hold set paint consider call like want cut push wipe shoot scare beat think prove render pull knock squash tear bleed eat sleep",
);

/** Verbs with an object and a bare infinitive ("let him go", "watch me fix it"). */
export const bareInfinitiveVerbs = set("let make help see hear watch have feel notice");

/** Verbs followed by another verb in -ing ("stop talking"). */
export const ingVerbs = set(
  "stop keep start begin go enjoy like love hate quit finish mind avoid try remember forget imagine suggest consider continue practice risk " +
    "miss spend come stand sit lie need want prefer give",
);

/** Verbs that a second bare verb follows ("go get him", "help find it"). */
export const chainVerbs = set("go come help let run");

/** Verbs of saying and thinking: a clause may follow at once ("I think you know"). */
export const clauseVerbs = set(
  "think know say hope guess believe mean wish suppose bet swear tell feel see hear understand figure assume imagine remember forget promise " +
    "realize notice care decide doubt dream explain find hate like love need want wonder show teach let sure afraid glad sorry",
);

/** Verbs of motion, after which "to" leads to a place rather than to a deed. */
export const motionVerbs = set(
  "go come get drive walk run ride take drag head return bring send move fly travel rush back fall late way off drop escort lead add belong due close next listen talk speak",
);

/** Bare nouns that follow "to" as a place or state although they are verbs too. */
export const bareDestinations = set(
  "work school bed church jail prison court college town class lunch dinner breakfast death sleep war hell heaven camp market sea land base " +
    "trial rehab practice dance shop press mass port orders music heart pieces ground",
);

/** Adverbs of degree, which lead to an adjective or adverb. */
export const degreeWords = set(
  "very so too really pretty quite as more most less least how that extremely totally completely absolutely terribly awfully incredibly fairly rather " +
    "such this kinda sorta super damn fucking freaking bloody way much far even still almost nearly perfectly particularly especially equally " +
    "somewhat slightly seriously truly deeply highly utterly",
);

/** Pronouns and places that an adjective follows ("something wrong", "nothing new"). */
export const indefinites = set(
  "something anything nothing everything someone somebody anyone anybody everyone everybody nobody somewhere",
);

/** Adverbs that look like their adjectives; other adjectives do not follow a verb as adverbs. */
export const flatAdverbs = set(
  "early late hard fast straight high low deep close wrong right loud quick slow fine clean clear free wide long far well soon first last next " +
    "left right home back online downtown overseas daily weekly monthly hourly better best worse worst pretty dead just even still that okay short flat",
);

/** Nouns that a number names ("page twelve"). */
export const labelNouns = set(
  "page room chapter number line floor gate platform channel apartment exit lane track unit row act scene part stage level season episode phase case code",
);
