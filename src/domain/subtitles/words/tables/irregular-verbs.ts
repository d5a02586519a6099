/**
 * Irregular verbs: base, past, past participle; "/" separates variants. A verb with one form for past and participle has
 * it once. Verbs with a prefix (understand, overcome) have their own line.
 */
const lines = `
arise arose arisen
awake awoke awoken
bear bore borne/born
beat beat beaten
become became become
befall befell befallen
begin began begun
bend bent
bet bet
bid bid
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
broadcast broadcast
build built
burn burnt/burned
burst burst
buy bought
cast cast
catch caught
choose chose chosen
cling clung
come came come
cost cost
creep crept
cut cut
deal dealt
dig dug
dive dove/dived dived
do did done
draw drew drawn
dream dreamt/dreamed
drink drank drunk
drive drove driven
dwell dwelt
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
fit fit/fitted
flee fled
fling flung
fly flew flown
forbid forbade forbidden
forecast forecast
foresee foresaw foreseen
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten/got
give gave given
go went gone
grind ground
grow grew grown
hang hung/hanged
have had
hear heard
hide hid hidden
hit hit
hold held
hurt hurt
keep kept
kneel knelt
know knew known
lay laid
lead led
lean leant/leaned
leap leapt/leaped
learn learnt/learned
leave left
lend lent
let let
lie lay lain
lie lied
light lit/lighted
lose lost
make made
mean meant
meet met
mislead misled
mistake mistook mistaken
misunderstand misunderstood
outgrow outgrew outgrown
outrun outran outrun
overcome overcame overcome
overdo overdid overdone
overhear overheard
override overrode overridden
oversee oversaw overseen
oversleep overslept
overtake overtook overtaken
overthrow overthrew overthrown
partake partook partaken
pay paid
plead pled/pleaded
prove proved proven/proved
put put
quit quit
read read
rebuild rebuilt
redo redid redone
repay repaid
reset reset
rethink rethought
rewrite rewrote rewritten
rid rid
ride rode ridden
ring rang rung
rise rose risen
run ran run
saw sawed sawn
say said
see saw seen
seek sought
sell sold
send sent
set set
sew sewed sewn
shake shook shaken
shed shed
shine shone/shined
shit shit/shat
shoot shot
show showed shown
shrink shrank shrunk
shut shut
sing sang sung
sink sank sunk
sit sat
slay slew slain
sleep slept
slide slid
sling slung
slit slit
smell smelt/smelled
sneak snuck/sneaked
sow sowed sown
speak spoke spoken
speed sped
spell spelt/spelled
spend spent
spill spilt/spilled
spin spun
spit spat/spit
split split
spoil spoilt/spoiled
spread spread
spring sprang sprung
stand stood
steal stole stolen
stick stuck
sting stung
stink stank stunk
strike struck struck/stricken
string strung
strive strove striven
swear swore sworn
sweep swept
swell swelled swollen
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
thrust thrust
tread trod trodden
undergo underwent undergone
understand understood
undertake undertook undertaken
undo undid undone
unwind unwound
uphold upheld
upset upset
wake woke woken
wear wore worn
weave wove woven
heave hove hove
wed wed
weep wept
wet wet
win won
wind wound
withdraw withdrew withdrawn
withhold withheld
withstand withstood
wring wrung
write wrote written
`;

export type VerbFeature = "past" | "participle" | "pastOrParticiple";

export type IrregularVerbForm = { readonly lemma: string; readonly feature: VerbFeature };

function collect(): ReadonlyMap<string, readonly IrregularVerbForm[]> {
  const forms = new Map<string, IrregularVerbForm[]>();
  const add = (form: string, lemma: string, feature: VerbFeature) => {
    const known = forms.get(form) ?? [];
    forms.set(form, [...known, { lemma, feature }]);
  };
  for (const line of lines.trim().split("\n")) {
    const [lemma = "", past = "", participle = past] = line.split(" ");
    const pasts = past.split("/");
    const participles = participle.split("/");
    for (const form of pasts) add(form, lemma, participles.includes(form) ? "pastOrParticiple" : "past");
    for (const form of participles) if (!pasts.includes(form)) add(form, lemma, "participle");
  }
  return forms;
}

/** The readings of each irregular past or participle, including forms equal to their base (cut, come). */
export const irregularVerbForms = collect();
