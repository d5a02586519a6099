const lines = `
ain't be not
amn't am not
aren't are not
can't can not
cant can not
wont will not
aint be not
cannot can not
won't will not
shan't shall not
'cause because
cos because
coz because
cuz because
'em them
em them
'til until
till until
til until
'bout about
'round around
'nuff enough
'kay okay
'k okay
kay okay
ok okay
o.k. okay
okey okay
o' of
n' and
'n and
'n' and
an' and
rock'n rock and
th' the
ol' old
ole old
ya you
ye you
yer your
'ere here
'im him
's'pose suppose
s'pose suppose
s'posed supposed
'tis it is
tis it is
'twas it was
twas it was
y'all y'all
ma'am ma'am
m'am ma'am
mam ma'am
o'clock o'clock
c'mon come on
cmon come on
d'you do you
d'ya do you
y'know you know
soo so
'till until
yknow you know
y'see you see
y'think you think
y'go you go
c'mere come here
whad'ya what do you
whaddaya what do you
whattaya what are you
yuh you
coupla couple of
jus just
jus' just
ol old
scuse excuse
'scuse excuse
dya do you
didja did you
dontcha do not you
wouldja would you
couldja could you
gotcha gotcha
betcha bet you
whatcha what are you
watcha what are you
whaddya what do you
whadda what do
whatsa what is
wassup what is up
whassup what is up
'sup what is up
gonna gonna
gon gonna
gunna gonna
goin' going
imma i will
i'ma i will
tryna trying to
wanna want to
wannabe wannabe
gotta gotta
hafta hafta
hasta hafta
oughta oughta
oughtta oughta
s'posta supposed to
supposta supposed to
useta useta
outta out of
outa out of
kinda kind of
kind'a kind of
sorta sort of
lotta lot of
lotsa lots of
lemme let me
gimme give me
dunno do not know
coulda could have
could've could have
shoulda should have
woulda would have
mighta might have
musta must have
should'a should have
would'a would have
could'a could have
more'n more than
let's let us
innit is not it
g'night goodnight
g'day hello
mornin' morning
evenin' evening
nothin' nothing
nevermind never mind
somethin' something
everythin' everything
anythin' anything
thru through
tho though
nite night
donut doughnut
damnit dammit
goddamnit goddammit
everytime every time
eventhough even though
atleast at least
alot a lot
etcetera et cetera
thank's thanks
hurray hooray
giddap giddyup
giddyap giddyup
getcha get you
naw no
`;

/**
 * Spoken forms and contractions that no rule splits, each with the words that it stands for. `'d` and `'s` depend on the
 * sentence: see expand-word.ts.
 */
export const spokenForms: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [form = "", ...words] = line.split(" ");
      return [form, words];
    }),
);

/** Words that begin with an apostrophe, which is otherwise a quotation mark. */
export const apostropheFirst: ReadonlySet<string> = new Set(
  [...spokenForms.keys()].filter((form) => form.startsWith("'")),
);
