const plurals = `
child children
foot feet
goose geese
louse lice
man men
mouse mice
ox oxen
person persons
tooth teeth
woman women
calf calves
elf elves
half halves
hoof hooves
knife knives
leaf leaves
life lives
loaf loaves
scarf scarves
self selves
sheaf sheaves
shelf shelves
thief thieves
wharf wharves
wife wives
housewife housewives
midwife midwives
ex-wife ex-wives
wolf wolves
werewolf werewolves
alumnus alumni
analysis analyses
antenna antennae
bacterium bacteria
base bases
basis bases
cactus cacti
crisis crises
criterion criteria
curriculum curricula
diagnosis diagnoses
emphasis emphases
fungus fungi
hypothesis hypotheses
nucleus nuclei
oasis oases
parenthesis parentheses
phenomenon phenomena
stimulus stimuli
stratum strata
synopsis synopses
thesis theses
axis axes
mp mps
axe axes
genius geniuses
gas gases
bus buses
boss bosses
virus viruses
passer-by passers-by
mother-in-law mothers-in-law
father-in-law fathers-in-law
brother-in-law brothers-in-law
sister-in-law sisters-in-law
son-in-law sons-in-law
daughter-in-law daughters-in-law
`;

/** Irregular plural to its singulars. */
export const singularsOfPlural: ReadonlyMap<string, readonly string[]> = plurals
  .trim()
  .split("\n")
  .reduce((map, line) => {
    const [singular = "", plural = ""] = line.split(" ");
    return map.set(plural, [...(map.get(plural) ?? []), singular]);
  }, new Map<string, string[]>());

/**
 * Plural nouns that are headwords: they have no singular, or another meaning than it.
 */
export const wholeNouns: ReadonlySet<string> = new Set(
  (
    "dice blues woods meds lyrics barracks manners customs fries lots ages ashes belongings binoculars christmas clothes congrats congratulations crossroads diabetes dues economics " +
    "earnings ethics fireworks folks genetics glasses goggles goods gymnastics handcuffs headquarters jeans knickers leftovers " +
    "linguistics mathematics maths means measles mechanics mumps news outdoors outskirts overalls pajamas panties pants " +
    "paparazzi physics pliers politics premises pyjamas rabies regards remains riches savings scissors series shenanigans " +
    "shorts species stairs statistics sunglasses surroundings suspenders sweepstakes thanks tights tongs trousers tweezers " +
    "underpants valuables victuals whereabouts winnings yes always perhaps besides towards afterwards downstairs upstairs " +
    "overseas sometimes nowadays indoors backwards forwards lens gas bus canvas atlas alias bias chaos cosmos bonus virus campus " +
    "focus circus census cactus genius minus plus status walrus surplus octopus fetus citrus radius anus penis tennis basis " +
    "oasis crisis analysis thesis iris pelvis clitoris syphilis arthritis hepatitis this his is was has does us yours hers ours theirs"
  ).split(" "),
);
