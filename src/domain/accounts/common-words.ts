/** Words, names and clubs that common passwords are made of, folded as in `isCommonPassword`; compiled for this project. */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwd passw pass passwort passcode secret login logon access admin administrator root user guest test tester
  testing temp temporary default changeme change letmein welcome hello master super superman superuser server system
  computer internet google facebook instagram youtube twitter whatsapp android iphone samsung apple microsoft windows
  linux nokia lenovo killer dragon monkey shadow sunshine princess prince angel baby babygirl lover lovely love loveme
  iloveyou iloveu forever freedom flower butterfly cookie cheese chocolate banana orange pepper ginger coffee summer
  winter spring autumn january february march april may june july august september october november december monday
  tuesday wednesday thursday friday saturday sunday football soccer baseball basketball hockey tennis golf golfer ranger
  hunter hunting fishing fisher tiger tigger lion eagle falcon panther jaguar cobra phoenix wolf horse mustang ferrari
  porsche mercedes toyota honda harley corvette camaro yamaha batman spiderman ironman joker marvel starwars startrek
  pokemon pikachu naruto goku zelda mario sonic minecraft roblox fortnite warcraft counter strike gamer player trustno
  matrix hacker ninja pirate wizard magic merlin gandalf hobbit potter thunder lightning silver golden diamond crystal
  purple yellow green black white blue red money business company office work family mother father mommy daddy brother
  sister friend friends buddy boss king queen knight soldier army police doctor nurse teacher student school college
  college123 abc abcd abcde abcdef alpha beta gamma delta omega qwerty qwertz azerty asdf asdfgh zxcv zxcvbn zxcvbnm
  qazwsx qwe asd zxc america canada mexico brasil brazil england london liverpool arsenal chelsea manchester united
  barcelona barca madrid realmadrid juventus milan bayern germany france paris italia italy russia moscow china japan
  tokyo australia chicago dallas boston newyork texas florida houston denver cowboys lakers yankees steelers packers
  eagles raiders patriots michael jennifer jessica jordan ashley daniel joshua matthew andrew robert thomas charlie
  william david james john joseph richard george anthony justin brandon nicole amanda michelle melissa stephanie
  samantha hannah olivia emma sophie sophia isabella victoria elizabeth alexander alex maria anna laura sarah rachel
  maggie bailey buster harley max lucky rocky jasper oliver oscar sammy snoopy garfield peanut pumpkin sweet sweetie
  honey sugar candy cherry strawberry apple lemon melon kitty kitten puppy doggy bunny rabbit teddy teddybear smile
  happy crazy funny cool awesome amazing perfect beautiful handsome sexy hottie fuck fuckyou shit bitch asshole
  whatever nothing something anything everything service support security secure private public market marketing sales
  demo sample example student student1 welcome1 jesus christ heaven church faith blessed peace hope grace

  sifre sifrem parola gizli giris deneme kullanici yonetici merhaba selam turkiye turkey turk turkiyem istanbul ankara
  izmir bursa adana antalya trabzon konya samsun diyarbakir gaziantep galatasaray galata cimbom fenerbahce fener
  besiktas karakartal trabzonspor bursaspor ataturk mustafa kemal mehmet ahmet ali veli hasan huseyin ibrahim ismail
  osman omer yusuf murat emre burak fatih serkan volkan tolga onur kaan kerem arda mert berk deniz can cem ece ayse
  fatma emine hatice zeynep elif merve busra kubra esra tugba gamze buse melike irem selin derya ask askim asklarim
  canim hayatim sevgilim seniseviyorum seviyorum benim bitanem birtanem annem babam kardesim ailem mutluluk dunya
  gunes yildiz aslan kartal kanarya karadeniz anadolu turkcell dizi diziokulu okul ogrenci ogretmen bilgisayar

  contrasena contrasenia contra clave hola hola123 bienvenido bienvenida amor amorcito teamo tequiero mivida micorazon
  corazon cielo bonita hermosa princesa reina angelito estrella mariposa chocolate familia mama papa hermano hermana
  amigo amigos espana mexico argentina colombia chile peru venezuela ecuador bolivia uruguay guatemala barcelona
  valencia sevilla america aguilas chivas pumas boca bocajuniors river riverplate jesus dios jesucristo cristo virgen
  guadalupe jose juan carlos luis miguel jorge pedro pablo diego javier alejandro fernando ricardo eduardo roberto
  sergio francisco antonio manuel rafael gabriel daniela andrea carolina fernanda valentina camila sofia lucia paula
  natalia alejandra gabriela patricia monica veronica claudia rosa carmen secreto usuario prueba futbol escuela
  `
    .trim()
    .split(/\s+/),
);
