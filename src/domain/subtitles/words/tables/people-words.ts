/** Abbreviated titles: no items before a name; the next word is a name. */
export const shortTitles: ReadonlySet<string> = new Set(
  "mr mrs ms dr prof st sgt lt capt col gen cpl pvt maj rev hon gov sen rep det supt mister messrs monsieur mademoiselle mme mlle signor signora signorina senor senora senorita herr frau fraulein".split(
    " ",
  ),
);

const titles = (
  "doctor detective officer agent captain sergeant lieutenant colonel general major corporal private commander admiral inspector " +
  "constable sheriff deputy marshal chief superintendent commissioner professor teacher coach principal dean nurse father mother " +
  "brother sister uncle aunt auntie grandma grandpa granny grandmother grandfather president senator governor mayor minister judge " +
  "justice counselor king queen prince princess lord lady sir dame duke duchess baron baroness count countess emperor master miss madam madame " +
  "saint pope bishop reverend pastor rabbi cardinal cousin captain special director secretary ambassador chancellor warden " +
  "mom mum mama momma mommy mummy dad papa pop pops daddy nana nanny ma pa son honey darling baby sweetheart sweetie dear boss " +
  "kid dude doc sarge man guys ladies gentlemen gentleman skipper sonny sis sire sovereign bombardier porter bishop majesty highness honor honour excellency holiness lordship ladyship lords priest sultan vicar chaplain archbishop viscount " +
  "commandant brigadier headmaster headmistress milord milady monsignor marquis ensign legionnaire archduke archduchess marchioness " +
  "czar tsar premier congressman congresswoman councilman chairman editor manager soldier cadet trooper quartermaster bosun policeman " +
  "policewoman fireman guv guvnor professor scientist prophet heretic giant chef waiter operator prosecutor attorney lawyer " +
  "boy girl fella folks men women children jester"
).split(" ");

/** Nouns that precede a name, or replace it with a capital, and their plurals; never names themselves. */
export const titleNouns: ReadonlySet<string> = new Set([
  ...titles,
  ...titles.filter((title) => title !== "queen" && title !== "giant").map((title) => `${title}s`),
  "princesses",
  "countesses",
  "majesties",
  "excellencies",
]);

/** Of these, the ones after which a capitalised word is a name. */
export const namingTitles: ReadonlySet<string> = new Set(
  (
    "detective officer agent captain sergeant lieutenant colonel corporal commander admiral inspector constable sheriff deputy marshal " +
    "professor doctor nurse uncle aunt auntie grandma grandpa granny president senator governor mayor judge king queen prince princess " +
    "lord lady sir duke baron count saint pope bishop reverend pastor rabbi miss madame coach chief cousin sister father brother"
  ).split(" "),
);

/** Of these, the ones that are surnames after a first name ("John Baron"). */
export const titlesThatAreSurnames: ReadonlySet<string> = new Set(
  "king prince duke baron count bishop pope judge marshal lord constable".split(" "),
);

/** Offices that people are addressed by ("Mr. Secretary"). */
export const offices: ReadonlySet<string> = new Set(
  "president secretary speaker chairman mayor minister ambassador commissioner governor senator prosecutor".split(" "),
);

/** Words that some files write with a capital throughout. */
export const neverNames: ReadonlySet<string> = new Set(
  "earth moon sun heaven hell mayday devil women men ciao doggone scotch vitamin almighty army navy marine marines battalion parliament royal bourbon hallelujah amen valentine valentines whoops woops".split(
    " ",
  ),
);

/** First names that are also words. */
export const firstNamesThatAreWords: ReadonlySet<string> = new Set(
  (
    "will rose may mark grace hope chase frank bill jack pat drew sue ray faith joy april june august art dean angel grant chuck rob bob nick " +
    "dick pierce lance josh miles gene carol daisy lily violet ivy iris jasmine heather holly hazel ginger ruby pearl amber crystal jade opal " +
    "melody harmony charity prudence constance destiny summer autumn dawn eve skye brooke cliff glen heath rocky sandy rusty dusty sunny sonny " +
    "buddy colt drake duke hank harry hunter max norm otto paris penny kay peg piper robin roy stew tanner taylor trip victor ward wade woody archer " +
    "buck bud chip teddy terry tim tom tony tiffany trace van wren alma al ed ben don jo joe john jean jeans basil bert kitty jay lee jordan " +
    "nell patty sally sadie merry misty mercedes mercy liberty felicity patience jimmy billy bobby peter herb olive kit earl rex hector martin rick"
  ).split(" "),
);

/** Of these, the ones that people cry or speak of as well ("Patience, my friend"). */
export const criedWords: ReadonlySet<string> = new Set(
  "patience mercy charity liberty prudence constance felicity destiny harmony faith".split(" "),
);

const lastNames =
  "stone hill baker young star river brook forest lane link parker porter reed reef rich royal sage sawyer sky storm tucker wolf booth brown " +
  "black white green gray grey bishop bush butler carpenter carter chambers church cook cooper cross day fisher ford foster gardner gold hall " +
  "hart holmes house hunt knight lamb lake law long love mason miller moore moss page park parks peacock peters pope potter power price read " +
  "rice rivers sharp short silver singer singh smart smith spears starr steel swan temple turner walker wall waters weaver webb wells west " +
  "winters wise wood woods wright bell berry bond bloom burns cash cole cruise dale flint flowers frost garland gates glass grove guy hands " +
  "hardy hawk hay heart hood horn hicks leaf noble pace pink poppy queen rain reign rhodes savage saint spike stark swift vale crane banks cox";

/** Places of two words, each of which is a word or may be one. */
const places = (
  "main street,new york,new jersey,new mexico,new orleans,new england,new hampshire,new zealand,new delhi,new haven,new guinea,new yorker,new yorkers,north carolina," +
  "south carolina,north dakota,south dakota,west virginia,west point,west indies,rhode island,long island,coney island,staten island," +
  "hong kong,great britain,costa rica,puerto rico,little rock,grand rapids,kansas city,oklahoma city,mexico city,atlantic city,salt lake," +
  "lake city,cape town,cape cod,key west,fort worth,ivory coast,pearl harbor,palm springs,palm beach,long beach,santa fe,sierra leone"
).split(",");

/** The second words of places of two words, by the first. */
export const placePairs: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Map.groupBy(places, (place) => place.split(" ")[0] ?? "")].map(([first, all]) => [
    first,
    new Set(all.map((place) => place.slice(first.length + 1))),
  ]),
);

/** Of one word. */
const singlePlaces =
  "hollywood chicago japan berlin manhattan europe rome kansas panama jersey riverside broadway shanghai delaware missouri arizona miami";

/** Firms and their products. */
export const brands: ReadonlySet<string> = new Set(
  "google visa amazon uber tinder siri alexa discord sprite".split(" "),
);

/** Newspapers, after an article ("the Post"). */
export const newspapers: ReadonlySet<string> = new Set(
  "post times star globe tribune ledger herald bulletin examiner gazette chronicle courier journal".split(" "),
);

/** Names that are also words. */
export const namesThatAreWords: ReadonlySet<string> = new Set([
  ...firstNamesThatAreWords,
  ...lastNames.split(" "),
  ...singlePlaces.split(" "),
  ...brands,
]);
