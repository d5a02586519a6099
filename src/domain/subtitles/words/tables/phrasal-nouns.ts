const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What one gets in; in anything else one has got something. */
export const enteredPlaces = set(
  "car truck taxi cab van boat bus train plane helicopter elevator lift wagon carriage house building room tent tub pool bath shower bed back front " +
    "water line ring cellar buggy cart coach stagecoach sled sleigh canoe raft rowboat saddle barn shed tent cabin backseat jeep limo limousine ambulance trunk seat cage hole basement closet store club school college",
);

/** Who is called besides by name. */
export const calledPeople = set(
  "everybody everyone boy boys girl girls guys fellas fellows folks men man kid kids son sir ma'am mom dad mother father grandma grandpa granny honey darling baby " +
    "sweetheart fella dear buddy pal sister brother ladies gentlemen children doctor captain boss",
);

/** What is looked into literally. */
export const lookedInto = set(
  "eye mirror box face camera light sun fire water heart soul hole darkness mouth sky distance lens crystal ball room window bag pocket mind lamp well glass drawer hand apartment cabinet future",
);

/** What a car or a person hits when it runs into it. */
export const obstacles = set("wall tree pole post fence gate rock lamppost truck car bus");

/** Reasons and places that one runs for; one runs for an office too. */
export const runFor = set("life train bus boat cover door hill mile hour help shelter plane exit reason");

/** Where one works, rather than what one works on. */
export const workplaces = set(
  "roof street farm ranch ship boat train railroad dock island hill field newspaper paper agency river commission",
);

/** What is checked in; in anything else one looks. */
export const checkedIn = set("bag luggage baggage suitcase coat guest");

/** Short journeys: "go for a ride" is no wish. */
export const journeys = set("ride walk drive swim run trip jog stroll spin gallop hike tramp");

/** What one has one's hands on. */
export const bodyParts = set("lap hand hands shoulder back face arm head knee mind conscience chest neck wrist");

/** Who comes up the stairs, besides those who are called. */
export const comers = set(
  "landlady landlord plumber doctor nurse porter waiter waitress maid butler cop police policeman woman lady girl boy guy kid fellow neighbor friend wife husband son " +
    "daughter people anyone anybody nobody everyone everybody guest visitor driver stranger crowd clerk bellboy reporter enemy gang",
);

/** "Hold up your hands", "keep your skirt up" are literal. */
export const raisedThings = set(
  "hand finger arm fist head thumb elbow knee chin foot leg eye glass lamp light pants trousers skirt flag umbrella",
);

/** What one gets down to besides work of one's own; to anything else one climbs or walks. */
export const businesses = set("business work case it task matter detail fact job point problem tack nitty-gritty");

/** What is on by being switched, so that nobody wears it. */
export const runningThings = set(
  "shield radar power light lamp radio television tv heat heater alarm siren engine brake deal game",
);

/** What is pinned on someone's clothes. */
export const pinnedThings = set("flower corsage badge star medal wing ribbon brooch note pin carnation rose");

/** What is worn: "he had on a cap", but "the effect it had on the audience". */
export const wornThings = set(
  "hat cap coat jacket dress shirt blouse skirt pants trousers jeans shorts shoe boot slipper sock stocking tie glove glasses mask suit sweater vest " +
    "uniform costume robe gown apron scarf belt ring necklace bracelet helmet makeup lipstick perfume clothes clothing outfit pajamas underwear wig",
);

/** What is looked through literally; in anything else one searches. */
export const seenThrough = set(
  "window keyhole hole peephole sight telescope scope lens glass glasses binoculars microscope door doorway curtain blinds fence bars crack wall periscope eye",
);

/** What is run through by saying it; anything else is crossed ("the river runs through our valley"). */
export const runThroughThings = set(
  "scene act line lines list song number play routine speech part fact detail plan name procedure step drill checklist story question script music word options",
);

/** What is thrown out to hold or to catch something. */
export const castThings = set("anchor rope line net lifeline ladder bait cable");

/** What things fly out of. */
export const windows = set("window door car plane train boat taxi truck porthole");

/** What is brought up from below or from behind. */
export const fetchedThings = set(
  "horse wagon cart truck car tank gun cannon artillery troop reserve bottle tray breakfast lunch dinner supper tea coffee wine water wood coal bag " +
    "luggage suitcase trunk box chair ladder rope bucket package mail paper body supplies ammunition cup plate dish glass",
);

/** What is pulled closer rather than written. */
export const pulledThings = set("chair stool seat bench knee leg ladder bridge blanket sheet");

/** "Put on trial" says where one is; nothing is worn or shown. */
export const statesOn = set(
  "display trial record hold paper ice file sale guard duty alert notice parade leave probation medication",
);

/** What one is cheated on; of a person it is love. */
export const cheatedOn = set("test exam examination quiz paper tax taxes card diet homework final math");

/** What something is put in, where it is not "a" new one. */
export const containers = set(
  "lining pocket bag box drawer envelope charge jail prison cell bank safe vault hospital room place mouth hand head cage trunk suitcase purse oven fridge " +
    "irons pot pan bowl cup glass basket closet cupboard ground grave asylum casket coffin",
);

/** What something is got out of as from a container; a laugh or the truth is got out of someone. */
export const sources = set(
  "eye ear nose mouth throat hair finger hand foot leg arm skin tooth teeth paw stomach belly chest lung system dress shirt coat carpet rug mess jam danger rubble wreck wreckage",
);

/** What goes on by being switched, where it is worn nothing goes on either. */
export const switchedThings = set("light lights lamp radio television tv siren alarm heat heater engine spotlight");

/** Surfaces: "put on the table" is literal. */
export const surfaceNouns = set(
  "table floor bed shelf desk wall counter couch sofa chair ground stove board list grass tray bench porch scale",
);

/** What is blown off or out by a shot or an explosion. */
export const blownThings = set(
  "head hand arm leg foot finger face ear nose skull brain brains gut guts liver top roof bottom lid door",
);

/** What is carried out by doing it; anything else is taken outside. */
export const carriedOut = set(
  "plan order threat wish promise task mission duty instruction idea scheme attack work job sentence will experiment test program orders",
);

/** What one comes for as a guest. */
export const meals = set("breakfast lunch dinner supper brunch tea coffee drink drinks cocktail cocktails weekend");

/** What comes for someone without taking anyone: it is sent, or it is time. */
export const arrivals = set(
  "time day hour moment flower message letter telegram package parcel call mail note card invitation",
);

/** "We'll go after the game" says when. */
export const occasions = set("game show party war school work wedding funeral class concert");
