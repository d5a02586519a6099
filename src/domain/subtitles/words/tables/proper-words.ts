const words = `
Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November
December Christmas Easter Halloween Thanksgiving Hanukkah Passover Ramadan Diwali Lent Christmastime Christmases Sundays Mondays Fridays
Saturdays Tuesdays Wednesdays Thursdays English French German Spanish Italian Portuguese Russian Chinese Japanese Korean Turkish Arabic
Hebrew Latin Greek Dutch Swedish Norwegian Danish Finnish Polish Czech Hungarian Romanian Bulgarian Serbian Croatian Bosnian Albanian
Ukrainian Irish Scottish Scots Welsh British American Americans Canadian Mexican Brazilian Argentine Argentinian Colombian Peruvian Chilean
Cuban Australian African Asian European Indian Pakistani Afghan Persian Iranian Iraqi Israeli Jewish Jew Jews Muslim Muslims Islamic
Christian Christians Christianity Islam Judaism Buddhism Hinduism Catholic Catholics Protestant Orthodox Buddhist Hindu Sikh Mormon Amish
Egyptian Moroccan Tunisian Algerian Libyan Syrian Lebanese Palestinian Jordanian Saudi Ethiopian Kenyan Nigerian Somali Thai Vietnamese
Filipino Indonesian Malaysian Cambodian Mongolian Nepalese Tibetan Swiss Austrian Belgian Scandinavian Icelandic Estonian Latvian
Lithuanian Slovak Slovenian Macedonian Georgian Armenian Kurdish Kurd Turk Turks Arab Arabs Swede Dane Pole Finn Scot Spaniard
Frenchman Frenchmen Englishman Englishmen Englishwoman Irishman Irishmen Dutchman Italians Germans Russians Mexicans Canadians Indians
Asians Europeans Africans Greeks Romans Cubans Roman Victorian Gothic Viking Vikings Nazi Nazis Communist Republican Democrat Soviet
Latino Latina Hispanic Texan Californian Parisian Londoner Hawaiian Puerto-Rican Cherokee Apache Navajo Sioux Inuit Mandarin Cantonese Hindi
Urdu Bengali Swahili Zulu Gaelic Yiddish Creole Bible Koran Quran God Satan TV TVs FBI CIA DNA ID IDs CD DVD PC UFO VIP SUV ATM GPS CEO DJ MC
PhD AIDS HIV ER ICU CPR MRI ECG IQ UN EU NASA NATO IRS DEA NYPD LAPD SWAT PM OK Internet Olympics Olympic Xerox Jacuzzi Frisbee
Scotsman Scotsmen Scotchman Scotchmen Welshman Welshmen Pekinese Pekingese AWOL MP MPs Chinaman Chinamen Wi-Fi WiFi Kleenex Coke Band-Aid Negro Negroes Neolithic
Nisei Issei Freudian Jungian Darwinian Communism Marxism Fascism Nazism Zionism Thanksgivings Easters Halloweens
Moorish Prussian Bavarian Siberian Sicilian Tuscan Venetian Viennese Burmese Maltese Haitian Jamaican Samoan Polynesian Bolivian Chilean
Venezuelan Sudanese Ugandan Byzantine Elizabethan Edwardian Napoleonic Shakespearean Slavic Germanic Nordic Celtic Aryan Bedouin Hasidic Hassidic
Midwestern Jurassic Renaissance RSVP
`;

/** Members of religions, parties and peoples, and others with a plural in -s. */
const countable = `
Slav Prussian Sicilian Haitian Jamaican Samoan Bedouin Confederate Unionist Methodist Episcopalian Baptist Lutheran Presbyterian Anglican Quaker Puritan Jesuit Catholic Protestant Christian Muslim Buddhist
Hindu Mormon Marxist Bolshevik Communist Democrat Republican Tory Comanche Apache Cherokee Mohawk Mohican Shoshone Choctaw
Seminole Iroquois Aztec Inca Eskimo Maori Celt Saxon Jap Canuck Texan Hawaiian Filipino Latino Latina Bible Spaniard
Austrian Belgian Norwegian Egyptian Iranian Brazilian Israeli Australian Hungarian Romanian Bulgarian Serbian Croatian Ukrainian Albanian
Armenian Martian Yankee Yank Mexican-American Italian-American Irish-American African-American Asian-American Californian Parisian Londoner Scandinavian Persian Earthling Anglo Algerian Moroccan Syrian Palestinian Colombian Korean Sunni Shiite Swede Dane Finn Scot
`;

/** Capitalised words that are no names of persons or places, by their lower-case form. */
export const properWords: ReadonlyMap<string, string> = new Map(
  [
    ...words.trim().split(/\s+/),
    ...countable
      .trim()
      .split(/\s+/)
      .flatMap((word) => [word, `${word}s`]),
  ].map((word) => [word.toLowerCase(), word]),
);

/** Of these, the ones that are other words in lower case ("a telephone pole", "shoe polish"). */
export const wordsInLowerCase: ReadonlySet<string> = new Set("pole polish march mandarin coke".split(" "));

/** People of a country, by whose name someone may be called ("Turk, come here"). */
export const peoplesThatAreNames: ReadonlySet<string> = new Set("turk finn dane scot pole".split(" "));

/** Proper words that are also names of persons: it depends on the context. */
export const nameableProperWords: ReadonlySet<string> = new Set([
  ...peoplesThatAreNames,
  ..."april may june august friday christian easter georgian roman summer autumn polish jordanian".split(" "),
]);
