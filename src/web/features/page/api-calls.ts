import type { z } from "zod";
import type * as account from "../../../contract/accounts/account.ts";
import type { deleteAccount } from "../../../contract/accounts/delete-account.ts";
import type { exportedData } from "../../../contract/accounts/export-data.ts";
import type { confirmGoogleAuth, registerWithThirdPartyToken } from "../../../contract/accounts/google.ts";
import type { loginWithCredentials } from "../../../contract/accounts/login.ts";
import type { changeMail, codeOfMail } from "../../../contract/accounts/mail.ts";
import type * as password from "../../../contract/accounts/password.ts";
import type { preferences } from "../../../contract/accounts/preferences.ts";
import type { registerWithCredentials } from "../../../contract/accounts/register.ts";
import type { updateProfile } from "../../../contract/accounts/update-profile.ts";
import type * as catalogue from "../../../contract/catalogue.ts";
import type { sendMessage } from "../../../contract/contact.ts";
import type * as wordList from "../../../contract/lexicon/word-list.ts";
import type { polls, voteBody } from "../../../contract/polls.ts";
import type { ProblemCode } from "../../../contract/problem.ts";
import type * as coverage from "../../../contract/progress/coverage.ts";
import type { generatedList, generateList } from "../../../contract/progress/generate-list.ts";
import type * as known from "../../../contract/progress/known-words.ts";
import type * as lists from "../../../contract/progress/lists.ts";
import type * as points from "../../../contract/progress/points.ts";
import type * as quiz from "../../../contract/quiz.ts";

type Empty = Record<never, never>;

type Get<Answer, Query = Empty, Problem extends ProblemCode = "invalid"> = {
  readonly input: { readonly query: Query };
  readonly answer: Answer;
  readonly problem: Problem;
};

type Post<Body, Answer, Problem extends ProblemCode = "invalid"> = {
  readonly input: { readonly body: Body };
  readonly answer: Answer;
  readonly problem: Problem;
};

type Signed = "invalid" | "unauthorized";
type Found = Signed | "not_found";

/** What every call takes and answers, under the last two parts of its path. */
type Calls = {
  "Home/GetContent": Get<z.infer<typeof catalogue.content>>;
  "Home/GetContentVersion": Get<z.infer<typeof catalogue.contentVersion>>;
  "WordList/GetWordListV2": Get<
    z.infer<typeof wordList.wordList>,
    { readonly type: number; readonly id: number | string; readonly MeanLanguageType?: number },
    Found | "premium.required"
  >;
  "WordList/GetLexiconWords": Get<
    z.infer<typeof wordList.wordList>,
    { readonly level: number; readonly MeanLanguageType?: number }
  >;
  "WordList/GetLevelCounts": Get<
    wordList.LevelCounts,
    z.infer<typeof wordList.levelCountsQuery>,
    "invalid" | "not_found"
  >;
  "WordList/GetListInfo": Get<lists.ListInfo, z.infer<typeof lists.listInfoQuery>, Found>;
  "WordList/GetUserLists": Get<z.infer<typeof lists.userLists>, { readonly includeWords?: boolean }, Signed>;
  "WordList/CreateList": Post<
    z.input<typeof lists.createList>,
    lists.UserList,
    Found | "premium.required" | "conflict"
  >;
  "WordList/RenameList": Post<z.input<typeof lists.renameList>, lists.UserList, Found>;
  "WordList/ShareList": Post<z.input<typeof lists.shareList>, lists.UserList, Found>;
  "WordList/ReorderList": Post<z.input<typeof lists.reorderList>, lists.UserList, Found>;
  "WordList/DeleteList": Post<z.input<typeof lists.deleteList>, undefined, Found>;
  "WordList/AddWords": Post<z.input<typeof lists.changeWords>, lists.ChangedWords, Found | "conflict">;
  "WordList/RemoveWords": Post<z.input<typeof lists.changeWords>, lists.ChangedWords, Found>;
  "WordList/ReportMissingWord": Post<z.input<typeof lists.reportMissingWord>, undefined>;
  /** JSON, or a form with a subtitle's file. */
  "WordList/GenerateList": Post<
    z.input<typeof generateList> | FormData,
    z.infer<typeof generatedList>,
    Found | "premium.required" | "too_large" | "unsupported_media_type"
  >;
  /** With a query for who is signed in; with a visitor's known words as the body. */
  "WordList/GetCoverage":
    | Get<coverage.Coverage, z.infer<typeof coverage.coverageQuery>, Found>
    | Post<z.input<typeof coverage.coverageBody>, coverage.Coverage, "invalid" | "not_found">;
  "WordList/GetKnownWords": Get<known.KnownIds, Empty, Signed>;
  "WordList/GetKnownLevels": Get<known.KnownLevels, Empty, Signed>;
  "WordList/SetKnown": Post<z.input<typeof known.setKnown>, z.infer<typeof known.knownCount>, Signed>;
  "WordList/SetKnownLevel": Post<z.input<typeof known.setKnownLevel>, z.infer<typeof known.setKnownLevel>, Signed>;
  "Score/GetPointData": Get<points.PointData, Empty, Signed>;
  "Score/GetCalendar": Get<points.CalendarDays, z.infer<typeof points.calendarQuery>, Signed>;
  "Score/GetLeaderboard": Get<points.Leaderboard, z.infer<typeof points.leaderboardQuery>, Signed>;
  "Quiz/StartQuiz": Post<z.input<typeof quiz.startQuizBody>, quiz.StartedQuiz, Found | "premium.required">;
  "Quiz/StartTour": Post<z.input<typeof quiz.startTourBody>, quiz.StartedTour, Found | "premium.required" | "conflict">;
  "Quiz/NextQuestion": Post<z.input<typeof quiz.tourBody>, quiz.OpenedQuestion, Found | "conflict">;
  "Quiz/Answer": Post<z.input<typeof quiz.answerBody>, quiz.Answered, Found | "conflict">;
  "Quiz/GetHistory": Get<quiz.QuizHistory, Empty, Signed>;
  "Quiz/DropQuiz": Post<z.input<typeof quiz.quizBody>, undefined, Found>;
  "Poll/GetPolls": Get<z.infer<typeof polls>, Empty, Signed>;
  "Poll/Vote": Post<z.input<typeof voteBody>, z.infer<typeof polls>, Found | "conflict">;
  "Contact/SendMessage": Post<z.input<typeof sendMessage>, undefined>;
  "Login/LoginWithCredentials": Post<z.input<typeof loginWithCredentials>, account.SignedIn, "invalid" | "login.wrong">;
  "Login/ConfirmGoogleAuth": Get<
    account.SignedIn,
    z.infer<typeof confirmGoogleAuth>,
    "invalid" | "not_found" | "google.unknown_mail" | "conflict"
  >;
  "Login/Logout": Post<Empty, undefined, Signed>;
  "Login/LogoutEverywhere": Post<Empty, undefined, Signed>;
  "Register/RegisterWithCredentials": Post<
    z.input<typeof registerWithCredentials>,
    account.SignedIn,
    "invalid" | "conflict"
  >;
  "Register/RegisterWithThirdPartyToken": Post<
    z.input<typeof registerWithThirdPartyToken>,
    account.SignedIn,
    "invalid" | "not_found" | "conflict"
  >;
  "User/GetProfile": Get<account.Profile, Empty, Signed>;
  "User/UpdateProfile": Post<z.input<typeof updateProfile>, account.Profile, Signed | "conflict">;
  "User/GetPremiumStatusV2": Get<account.PremiumStatus, Empty, Signed>;
  "User/Preferences":
    | Get<z.infer<typeof preferences>, Empty, Signed>
    | Post<z.input<typeof preferences>, z.infer<typeof preferences>, Signed>;
  "User/ExportData": Get<z.infer<typeof exportedData>, Empty, Signed>;
  "User/DeleteAccount": Post<z.input<typeof deleteAccount>, undefined, Signed>;
  "User/SendActivationMail": Post<Empty, undefined, Signed | "conflict">;
  "User/ActivateMail": Post<z.input<typeof codeOfMail>, undefined>;
  "User/ChangeMail": Post<z.input<typeof changeMail>, undefined, Signed | "conflict">;
  "User/ConfirmMailChange": Post<z.input<typeof codeOfMail>, undefined, "invalid" | "conflict">;
  "User/ChangePassword": Post<z.input<typeof password.changePassword>, undefined, Signed>;
  "User/RequestPasswordReset": Post<z.input<typeof password.requestPasswordReset>, undefined>;
  "User/ResetPassword": Post<z.input<typeof password.resetPassword>, undefined>;
};

export type CallName = keyof Calls;

export type AnswerOf<Name extends CallName> = Calls[Name]["answer"];

/** The codes of the problems that a call may answer with, beside those that any call may. */
export type ProblemCodeOf<Name extends CallName> =
  | Calls[Name]["problem"]
  | "too_many_requests"
  | "internal"
  | "unavailable";

/** As a body is sent: nothing in it will be changed, and a consent goes as it was given; the API refuses one that was not. */
type Sent<Value> = Value extends FormData | string | number | boolean | null | undefined
  ? Value | (Value extends true ? boolean : never)
  : { readonly [Field in keyof Value]: Sent<Value[Field]> };

type Input<Given> = Given extends { readonly query: infer Query }
  ? Record<never, never> extends Query
    ? { readonly query?: Query }
    : { readonly query: Query }
  : Given extends { readonly body: infer Body }
    ? { readonly body: Sent<Body> }
    : never;

/** What follows a call's name: its query (a GET), or its body (a POST); nothing where neither is wanted. */
export type InputOf<Name extends CallName> =
  Record<never, never> extends Input<Calls[Name]["input"]>
    ? [input?: Input<Calls[Name]["input"]>]
    : [input: Input<Calls[Name]["input"]>];
