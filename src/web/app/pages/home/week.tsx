import { useApi } from "../../../features/accounts/session/queries.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";

/** What people did in the last seven days; nothing until it is known, and where they were few. */
export default function Week() {
  const { data } = useApi("Home/GetWeek");
  if (data === undefined || data.learners === 0) return null;
  const { learners, answers, words } = data;
  return (
    <p>{m.home_week({ learners: numberText(learners), answers: numberText(answers), words: numberText(words) })}</p>
  );
}
