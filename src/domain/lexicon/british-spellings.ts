/** The lexicon's headwords have American spelling; subtitles of British series do not. */
const singles = new Map(
  (
    "grey gray,greys grays,programme program,programmes programs,cheque check,cheques checks,tyre tire,tyres tires," +
    "moustache mustache,moustaches mustaches,pyjamas pajamas,jewellery jewelry,whisky whiskey,judgement judgment," +
    "judgements judgments,judgemental judgmental,aeroplane airplane,aeroplanes airplanes,plough plow,ploughed plowed,sceptical skeptical," +
    "sceptic skeptic,enrol enroll,enrols enrolls,enrolment enrollment,fulfil fulfill,fulfils fulfills,skilful skillful," +
    "wilful willful,mould mold,mouldy moldy,kerb curb,practise practice,practised practiced,practising practicing," +
    "cosy cozy,draught draft,draughts drafts,manoeuvre maneuver,manoeuvres maneuvers,anaesthetic anesthetic," +
    "foetus fetus,artefact artifact,ageing aging,phoney phony,goddam goddamn,licence license,licences licenses," +
    "defence defense,defences defenses,offence offense,offences offenses,pretence pretense,marvellous marvelous," +
    "meagre meager,sombre somber,tonne ton,tonnes tons,storey story,storeys stories," +
    "paralyse paralyze,paralysed paralyzed,analyse analyze,analysed analyzed,analysing analyzing," +
    "woollen woolen,good-bye goodbye,good-byes goodbyes,to-day today,to-night tonight,to-morrow tomorrow,ploughs plows,ploughing plowing,instalment installment,counsellor counselor,counsellors counselors"
  )
    .split(",")
    .map((pair): [string, string] => {
      const [british = "", american = ""] = pair.split(" ");
      return [british, american];
    }),
);

const our =
  /^(dis|un|mis|mal)?(col|fav|hon|neighb|behavi|rum|lab|hum|flav|harb|arm|od|vap|savi|val|vig|parl|tum|splend|endeav|cand|clam|demean)our/;

const tre = /^(cent|theat|met|lit|kilomet|centimet|millimet|spect|lust|fib|calib|sab)re(s|d)?$/;

const ise =
  /^((?:re|dis|un)?(?:real|recogn|organ|apolog|critic|memor|emphas|special|fantas|hypnot|sympath|terror|traumat|civil|central|author|capital|character|computer|custom|econom|equal|familiar|final|general|global|hospital|ideal|immun|industrial|jeopard|legal|local|maxim|minim|mobil|modern|monopol|national|neutral|normal|optim|penal|popular|priorit|public|revolution|scrutin|social|stabil|standard|steril|symbol|util|vandal|victim|visual|bapt|brutal|categor|colon|crystall|digit|fertil|harmon|initial|mesmer|patron|rational|romantic|summar|notar|synchron|tranquill))is(e|es|ed|ing|er|ers|ation|ations)$/;

const doubled =
  /^(travel|cancel|counsel|model|label|fuel|quarrel|signal|level|tunnel|shovel|total|duel|channel|marvel)l(ed|ing|er|ers)$/;

/** The American spelling of a lower-case form; the form itself where both are the same. */
export function americanSpelling(form: string): string {
  const single = singles.get(form);
  if (single !== undefined) return single;
  return form
    .replace(our, "$1$2or")
    .replace(tre, (_, stem: string, ending = "") => `${stem}er${ending === "d" ? "ed" : ending}`)
    .replace(ise, "$1iz$2")
    .replace(doubled, "$1$2");
}
