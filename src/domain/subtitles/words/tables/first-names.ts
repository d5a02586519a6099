/**
 * The 3,000 most frequent first names of the births registered by the United States Social Security Administration, 1880
 * to 2024, that are no headwords of the lexicon; a work of the United States Government, in the public domain
 * (https://www.ssa.gov/oact/babynames/limits.html).
 */
export const firstNames: ReadonlySet<string> = new Set(
  `
aaliyah aaron abbey abbie abbigail abby abdullah abe abel abigail abner abraham abram abril ada adaline adalyn
adalynn adam adan addie addilyn addison addisyn addyson adela adelaide adele adelina adeline adelyn adelynn
aden adolfo adolph adonis adrian adriana adrianna adrianne adriel adrien adrienne agatha agnes agustin ahmad
ahmed aida aidan aiden aileen aimee ainsley aisha aitana aiyana aja akira alaia alaina alan alana alani alanna
alaya alayah alayna albert alberta alberto alden aldo aleah alec alecia aleena alejandra alejandro alena alene
alessandra alessandro alessia alex alexa alexander alexandra alexandrea alexandria alexia alexis alexus
alfonso alfred alfreda alfredo ali alia aliana alice alicia alijah alina aline alisa alisha alison alissa
alivia aliya aliyah aliza allan allen allene allie allison allyson alma alondra alonso alonzo alora alphonse
alphonso alta althea alton alva alvaro alvin alvina alyce alycia alysha alysia alyson alyssa amalia amanda
amani amara amari amaris amaya amber ambrose amelia amelie america ami amie amina amir amira amirah amiya
amiyah amora amos amy amya ana anabel anabelle anahi anais anastasia anaya anderson andra andre andrea andreas
andres andrew andria andy angela angelia angelica angelina angeline angelique angelita angelo angie anika
anissa anita aniya aniyah ann anna annabel annabella annabelle annalise annamarie anne annemarie annetta
annette annie annika annmarie ansley anthony antionette antoine antoinette anton antonella antonia antonio
antony antwan anya apollo arabella araceli aracely archer archie arden arely ari aria ariah ariana arianna
ariel ariella arielle ariyah arjun arleen arlene arlie arline arlo armand armando armani arnold aron arron
arthur artie arturo arya aryan aryanna asa asha ashanti asher ashlee ashleigh ashley ashlie ashly ashlyn
ashlynn ashton ashtyn asia aspen astrid athena atlas atticus aubree aubrey aubrie audra audrey audrina augusta
augustine augustus aurelia aurelio aurora austen austin austyn ava averi averie avery aviana avianna avis axel
ayaan ayana ayanna ayden ayla aylin azalea azariah bailee bailey barbara barney barrett barry bart barton
basil baylee baylor beatrice beatriz beau beckett beckham becky belen belinda bella belle ben benedict benita
benito benjamin bennett bennie benny benson bentley benton berenice bernadette bernadine bernard bernardo
bernice bernie berniece bert bertha bertie beryl bessie beth bethany betsy bette bettie betty bettye beulah
beverley beverly bianca billie billy birdie blaine blair blaise blake blakely blanca blanche bob bobbi bobbie
bobby bodhi bonita bonnie booker boston bowen boyd brad braden bradford bradley bradly brady braeden braelyn
braelynn branden brandi brandie brandon branson brant brantley braxton brayan brayden braydon braylen braylon
breana breanna breanne bree brenda brendan brenden brendon brenna brennan brennen brent brenton bret brett
bria brian briana brianna brianne briar brice bridget bridgett bridgette briella brielle briggs brigitte
brinley brisa bristol britney brittani brittany brittney britton brock broderick brodie brody bronson brooke
brooklyn brooklynn brooks bruce bruno bryan bryanna bryant bryce brycen brylee bryn brynlee brynn bryon bryson
buford burton byron cade caden cadence caiden cairo caitlin caitlyn cale caleb cali callan callen callie
callum calvin camden cameron camila camilla camille camilo campbell camron camryn candace candice cara caren
carey cari carina carissa carl carla carlee carlene carley carli carlie carlo carlos carlton carly carmel
carmela carmella carmelo carmen carmine carol carole carolina caroline carolyn carrie carrol carroll carson
carter cary caryn casandra casey cason cassandra cassidy cassie cassius cataleya catalina catharine catherine
cathleen cathryn cathy catrina cayden cayla caylee cecelia cecil cecile cecilia cecily cedric celeste
celestine celia celina celine cesar chad chadwick chaim chana chandler chandra chanel channing chantal chantel
charlee charleigh charlene charles charley charli charlie charlotte charmaine chasity chauncey chaya chaz
chelsea chelsey chelsie cheri cherie cheryl chester cheyanne cheyenne chloe chris christa christal christi
christiana christie christin christina christine christopher christy chrystal ciara ciera cierra cindy clair
claire clara clare clarence clarice clarissa clark claud claude claudette claudia claudine clayton clement
clementine cleo cleveland clifford clifton clint clinton clyde coby cody cohen colby cole coleen coleman
colette colin colleen collin collins colson colt colten colter colton concetta conner connie connor conor
conrad constance consuelo cooper cora corbin cordelia cordell corey cori corina corine corinne cornelia
cornelius cornell corrie corrine cortez cortney cory courtney craig cristal cristian cristina cristopher
cristy cruz cullen curt curtis cynthia cyril cyrus dahlia dakota dale daleyza dalia dallas dalton damaris
damian damien damion damon dan dana dane danette dangelo dani dania danial danica daniel daniela daniella
danielle danika danna dannie danny dante daphne dara darby darcy daren daria darian dariel darien darin dario
darius darla darleen darlene darnell darrel darrell darren darrick darrin darryl darwin daryl dashawn dave
david davin davina davion davis davon dawson dax daxton dayana dayna dayton deacon dean deana deandre deangelo
deann deanna deanne debbie debby debora deborah debra declan dee deena deidra deidre deirdre deja delaney
delbert delia delilah della delma delmar delois delores deloris delphine demarcus demetria demetrius demi dena
denice denis denise dennis denny denver denzel deon deonte derek derick derrick deshawn desirae desiree
desmond dessie destinee devan devante deven devin devon devonte devyn dewayne dewey dexter diana diane diann
dianna dianne diego dillon dimitri dina dinah dino dion dionne dirk dixie dollie dolly dolores domenic domingo
dominic dominick dominik dominique dona donald donavan donna donnell donnie donny donovan donte dora doreen
doretha dorian doris dorothea dorothy dorris dorthy dottie doug douglas dovie doyle drake drew duane dudley
dulce duncan dustin dwayne dwight dylan earle earlene earline earnestine easton ebony eddie eddy eden edgar
edison edith edmond edmund edna eduardo edward edwin edwina edythe effie efrain efren eileen elaina elaine
elana elbert elda eldon eleanor eleanore elena eli elia elian eliana elianna elias elijah elinor eliot elisa
elisabeth elise eliseo elisha elissa eliza elizabeth ella elle ellen elliana ellie elliot elliott ellis
ellison elma elmer elmo elnora eloise elouise eloy elsa elsie elton elva elvin elvira elvis elwood elyse
emanuel ember emelia emely emerald emerson emersyn emery emil emile emilee emilia emiliano emilie emilio emily
emma emmalee emmalyn emmanuel emmett emmie emmitt emmy emory enid enoch enrique enzo eric erica erich erick
ericka erik erika erin erma erna ernest ernestine ernesto ernie errol ervin erwin esme esmeralda esperanza
essie esteban estela estella estelle ester estevan esther estrella ethan ethel etta eugene eugenia eula eunice
eva evalyn evan evangelina evangeline evelyn evelynn everett everette everleigh everly evie ezekiel ezequiel
ezra fabian fabiola fallon fannie fanny farrah fatima fay faye federico felecia felicia felicity felipe felix
ferdinand fernanda fernando fidel finley finn finnegan fiona fletcher flora florence florine flossie floyd
ford forrest frances francesca francesco francine francis francisca francisco franco frankie franklin fred
freda freddie freddy frederic frederick fredric fredrick freeman freida freya frida frieda gabriel gabriela
gabriella gabrielle gael gage gail gale galen galilea garland garnet garret garrett garrison garry garth gary
gavin gayla gayle gemma gena genesis geneva genevieve geoffrey george georgette georgia georgiana georgianna
georgie georgina gerald geraldine gerard gerardo germaine gerry gertie gertrude gia giana giancarlo gianna
gianni gideon gilbert gilberto gilda gillian gina gino giovanna giovanni giselle gisselle giuliana gladys glen
glenda glenn glenna gloria goldie gonzalo gordon gracelyn gracelynn gracie graciela grady graham grayson greg
gregg gregorio gregory greta gretchen greyson griffin griselda grover guadalupe guillermo gunnar gus gussie
gustavo gwen gwendolyn hadassah hadley hailee hailey hal haleigh haley halle hallie hamza hana hank hanna
hannah hans harlan harlee harley harlow harold harper harriet harriett harriette harris harrison harry harvey
hassan hattie hayden hayes haylee hayley haylie hazel heath heather hector heidi helen helena helene hellen
hendrix henrietta henry herbert heriberto herman herschel hershel hester hezekiah hilary hilda hillary hiram
holden holland holli hollie hollis holly homer horace houston howard hoyt hubert hudson hugh hugo humberto ian
ibrahim ida ignacio iker ila ilene iliana imani imogene ina india inez ingrid iola iona ione ira irene iris
irma irvin irving irwin isaac isabel isabela isabell isabella isabelle isaiah isaias isiah isidro isis isla
ismael israel issac itzel iva ivan ivanna ivette ivy izabella izaiah jabari jace jacey jackie jacklyn jackson
jaclyn jacob jacoby jacquelin jacqueline jacquelyn jacques jada jade jaden jadon jadyn jaelyn jaelynn jagger
jaida jaiden jaidyn jaime jaimie jairo jake jakob jalen jaliyah jamaal jamal jamar jamari jamel james jameson
jamey jami jamie jamila jamir jamison jan jana janae jane janel janell janelle janessa janet janette janice
janie janine janis janiya janiyah janna jannie jaquan jaqueline jared jarod jaron jarred jarrett jarrod jarvis
jase jasiah jasmin jasmine jason jasper javier javon jax jaxon jaxson jaxton jay jayce jaycee jayceon jayda
jayde jayden jaydon jayla jaylah jaylee jayleen jaylen jaylene jaylin jaylon jaylynn jayme jayne jayson jazlyn
jazmin jazmine jazmyn jean jeanette jeanie jeanine jeanna jeanne jeannette jeannie jeannine jed jedidiah jeff
jefferson jeffery jeffrey jeffry jena jenifer jenna jennie jennifer jenny jensen jerald jeremiah jeremy jeri
jermaine jerome jerri jerrod jerrold jerry jess jesse jessica jessie jesus jett jewell jill jillian jim jimena
jimmie jimmy joan joann joanna joanne joaquin jocelyn jodi jodie jody joe joel joelle joesph joey johan
johanna john johnathan johnathon johnie johnna johnnie johnny jolene jolie jon jonah jonas jonathan jonathon
joni jonnie jordan jorden jordon jordyn jorge jose josef josefina joselyn joseph josephine josh joshua josiah
josie joslyn josue journee jovan joyce juan juana juanita judah jude judi judith judson judy jules julia
julian juliana julianna julianne julie julien juliet julieta juliette julio julissa julius juniper justin
justina justine justus kacey kaci kacie kade kaden kadence kaelyn kai kaia kaiden kaila kailani kailee kailey
kailyn kairo kaitlin kaitlyn kaitlynn kaiya kalani kaleb kaleigh kaley kali kaliyah kallie kamari kamden
kameron kami kamila kamryn kane kara kareem karen kari karin karina karissa karl karla karlee karli karlie
karly karol karon karrie karson karsyn karter karyn kasandra kasen kasey kash kason kassandra kassidy katarina
kate katelin katelyn katelynn katharine katherine katheryn kathi kathie kathleen kathrine kathryn kathy katie
katina katlyn katrina katy kay kaya kaycee kayden kaydence kaye kayla kaylani kaylee kayleigh kaylen kayley
kaylie kaylin kaylyn kaylynn kayson keagan keanu keaton keegan keely keenan kehlani keira keisha keith kellan
kellen kelley kelli kellie kelly kelsey kelsi kelsie kelvin ken kendal kendall kendra kendrick kenia kenley
kenna kennedi kennedy kenneth kennith kenny kensley kent kenton kenya kenyon kenzie keon keri kermit kerri
kerrie kerry keven kevin keyla khalil khloe kian kiana kianna kiara kiera kieran kierra kiersten kiley killian
kim kimber kimberlee kimberley kimberly kimora kingsley kingston kinley kinsey kinsley kip kira kirby kirk
kirsten kirstin knox kobe kody kolby kole kolton kora korbin korey kori kory kourtney kris krista kristal
kristen kristi kristian kristie kristin kristina kristine kristofer kristopher kristy kristyn krystal krystle
kurt kurtis kyla kylan kyle kylee kyleigh kyler kylie kyra kyree kyrie kyson lacey laci lacie lacy ladonna
laila lainey lakeisha laken lakesha lakisha lamar lamont lana lance landen landon landry landyn laney lanny
lara larissa larry lashawn lashonda latanya latasha latisha latonya latoya latrice laura laurel lauren
laurence lauretta lauri laurie lauryn lavern laverne lavon lavonne lawanda lawrence lawson layla layne layton
lea leah leandro leann leanna leanne lee leeann leia leif leigh leighton leila leilani lela leland lelia
lemuel lena lenard lennon lennox lenny lenora lenore leo leola leon leona leonard leonardo leonel leonidas
leora leota leroy lesa lesley leslie lesly lessie lester leta letha leticia letitia lettie levi lewis lexi
lexie leyla lia liam liana libby lidia lila lilah lilia lilian liliana lilianna lilith lillian lilliana lillie
lilly lilyana lina lincoln linda lindsay lindsey lindy linnea linnie linwood lionel lisa lisette livia liz
liza lizbeth lizeth lizette lizzie lloyd logan lois lola lolita lon lona london londyn lonnie lora loraine
lorelai lorelei loren lorena lorene lorenzo loretta lori lorie lorine lorna lorraine lorrie lottie lou louella
louie louis louisa louise lourdes lowell loyd luann luanne luca lucas lucia lucian luciana luciano lucien
lucile lucille lucinda lucius lucretia lucy luella luis luisa luka lukas luke lula lulu luna lupe lura luther
luz lydia lyla lyle lyman lyn lynda lyndon lyndsey lynette lynn lynne lynnette mabel mable mac macey maci
macie mack mackenzie macy madalyn madalynn madden maddison maddox madeleine madeline madelyn madelynn madge
madilyn madilynn madison madisyn madonna madyson mae maegan maeve magdalena magdalene maggie magnolia maia
maisie makai makayla makenna makenzie malachi malakai malaya malaysia malcolm maleah malia malik malinda
malissa maliyah mallory mamie mandi mandy manuel manuela mara maranda marc marcel marcela marcella marcellus
marcelo marci marcia marcie marco marcos marcus marcy maren margaret margery margie margo margot margret
marguerite mari maria mariah mariam marian mariana marianna marianne mariano maribel maricela marie mariela
marietta marilyn marilynn mario marion marisa marisela marisol marissa maritza marjorie marjory markus marla
marlee marlena marlene marley marlin marlo marlon marlyn marlys marques marquis marquita marsha marshall marta
martha martin martina marty marva marvin mary maryam maryann maryanne marybeth maryellen maryjane marylou
mason mateo mathew mathias matias matilda matt matteo matthew matthias mattie maud maude maudie maura maureen
maurice mauricio maurine maverick mavis max maxie maximilian maximiliano maximo maximus maxine maxwell maya
mayme maynard mayra mazie mckayla mckenna mckenzie mckinley meagan meaghan megan meghan mekhi melanie melany
melba melina melinda melisa melissa melodie melva melvin memphis mercedes meredith merle merlin merrill
merritt mervin messiah mia miah micaela micah michael michaela micheal michel michele michelle mickey miguel
mikaela mikayla mike mikel mila milagros milan milani mildred miley milford millard miller millicent millie
milo milton mina mindy minerva minnie mira miranda mireya miriam misael misti mitchel mitchell mitzi mohamed
mohammad mohammed moises mollie molly mona monica monika monique monroe montana monte monty morgan moriah
morris morton moses moshe muhammad muriel murphy murray mya myah myla myles myra myrna myron myrtle nadia
nadine nakia nan nancy nanette nannie naomi nash nasir natalee natalia natalie nataly natasha nathalie nathan
nathanael nathanial nathaniel nayeli neal ned nehemiah neil nelda nell nellie nelson nestor nettie neva nevaeh
newton nia nicholas nichole nickolas nicky nico nicola nicolas nicole nicolette nigel nikita nikki niko
nikolai nikolas nina nita noa noah noe noel noelle noemi nola nolan nona noor nora norah norbert noreen norma
norman norris nova nyla nylah oakley oaklynn octavia octavio odell odessa odin odis ofelia ola olga olin
oliver olivia ollie oma omar omari omer opal ophelia oren orion orlando orville oscar osvaldo otis otto owen
pablo paige paislee paisley palmer paloma pam pamela paola paris parker pasquale pat patrica patrice patricia
patrick patsy patti pattie patty paul paula paulette paulina pauline paxton payton pearlie pedro peggy
penelope percy perla perry pete peter petra peyton phil philip phillip philomena phoebe phoenix phyllis pierre
piper polly poppy portia presley preston princeton priscilla quentin quincy quinn quintin quinton rachael
racheal rachel rachelle rae raegan raelyn raelynn rafael raheem raiden raina raleigh ralph ramiro ramon ramona
ramsey randal randall randell randi randolph randy raphael raquel rashad raul raven rayan raymond raymundo
rayna rayne reagan reba rebeca rebecca rebekah reece reed reese regan reggie regina reginald reid reilly reina
remi remington remy rena renae renata rene renee reta retha reuben reva rex rey reyna reynaldo rhea rhett
rhiannon rhoda rhonda rhys rian ricardo richard richelle rick rickey rickie ricky rico rigoberto riley rita
rivka robbie robbin robby robert roberta roberto robin robyn rocco rochelle rocio rocky roderick rodger rodney
rodolfo rodrick rodrigo rogelio roger rohan roland rolando rolland roma romeo ron ronald ronan ronda ronin
ronnie ronny roosevelt rory rosa rosalee rosalia rosalie rosalind rosalinda rosalyn rosanna rosanne rosario
roscoe roseann rosella roselyn rosemarie rosemary rosetta rosie roslyn ross rowan rowen rowena roxana roxann
roxanna roxanne roxie roy royce ruben rubi rudolph rudy rufus russel russell rusty ruth ruthie ryan ryann
ryder ryker rylan ryland rylee ryleigh rylie sabrina sade sadie saige salem sallie sally salma salvador
salvatore sam samantha samara samir samira sammie sammy samson samuel sandi sandra sanford santana santiago
santino santos sara sarah sarai sariah sarina sasha saul saundra savanah savanna savannah sawyer saylor
scarlet scarlett scot scott scottie scotty sean sebastian selah selena selene selina selma semaj serena sergio
seth seymour shaina shakira shana shane shania shanice shanna shannon shantel shari sharlene sharon sharron
shaun shauna shawn shawna shay shayla shayna shayne shea sheena sheila shelby sheldon shelia shelley shellie
shelly shelton sheree sheri sheridan sherlyn sherman sherri sherrie sherrill sherry sheryl shiloh shirley
shyanne sidney siena sienna sierra silas silvia simeon simon simone skye skyla skylar skyler sloan sloane
sofia sol solomon sondra sonia sonja sonya sophia sophie soren spencer stacey staci stacia stacie stacy stan
stanley starla starr stefan stefanie stella stephan stephanie stephany stephen stephon sterling stetson steve
steven stevie stewart stuart sullivan susan susana susanna susanne susie sutton suzan suzanna suzanne suzette
sybil sydnee sydney sylas sylvester sylvia tabatha tabitha talia taliyah talon tamara tameka tamera tami tamia
tamika tammi tammie tammy tamra tana tania tanisha tanner tanya tara taryn tasha tate tatiana tatum tatyana
tayler taylor teagan ted tegan tena tera terence teresa teri terra terrance terrell terrence terri terrie
terry tess tessa tessie tevin thad thaddeus thalia thea thelma theo theodora theodore theresa therese theron
thiago thomas thurman tia tiana tianna tierra tiffani tiffanie tiffany tillie tim timmy timothy tina tisha
titus tobias toby todd tom tomas tommie tommy toni tonia tony tonya tori tory tracey traci tracie tracy travis
trent trenton treva trevon trevor trey tricia trina trinidad trinity tripp trisha trista tristan tristen
tristian tristin triston troy trudy truman tucker turner twila tyler tylor tyra tyree tyrell tyrese tyrone
tyson ulises ulysses una uriah uriel ursula vada valarie valencia valentin valentina valentine valentino
valeria valerie valery vance vanessa vaughn veda velma venus vera verda vern verna vernell vernice vernon
veronica vesta vicente vicki vickie vicky victor victoria vida vince vincent vincenzo viola violeta virgie
virgil virginia vito vivian viviana vivienne vonda wade walker wallace walter wanda warner warren waylon wayne
weldon wendell wendi wendy wesley westley weston whitley whitney wilbert wilbur wilburn wilda wiley wilford
wilfred wilfredo wilhelmina willa willard william willie willis willow wilma wilmer wilson wilton winfred
winifred winnie winona winston woodrow wren wyatt wynter xander xavier ximena xiomara xzavier yadira yael
yahir yareli yaretzi yaritza yasmin yasmine yazmin yesenia yolanda yosef yusuf yvette yvonne zachariah zachary
zachery zack zackary zackery zahra zaiden zain zaire zander zane zara zaria zariah zayden zayn zayne zechariah
zeke zelda zella zelma zion zoe zoey zoie zola zora zuri zyaire
`
    .trim()
    .split(/\s+/),
);
