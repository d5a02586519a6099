import { useState } from "react";
import { SelectField } from "../../../design/field.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { textOf } from "../../../features/page/form/use-form.ts";
import { consoleApi } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { showDone } from "../../parts/toasts.tsx";
import { ReasonDialog } from "../../records/reason-dialog.tsx";
import { peopleTexts } from "./people-texts.ts";
import { type Details, refreshPerson } from "./person-access.tsx";

const lengths = ["1", "3", "6", "12", "life"] as const;

/** Premium time: what there was, and giving and taking it. */
export function PersonPremium({ person }: { person: Details }) {
  const { id, username, isPremium, premiumEndDate, grants } = person;
  const [isGiving, setGiving] = useState(false);
  const [revoked, setRevoked] = useState<string>();
  const t = useTexts(peopleTexts);
  const formats = useFormats();

  async function give(reason: string, data: FormData) {
    const length = textOf(data, "months");
    const months = length === "life" ? null : Number(length);
    await consoleApi.call("Admin/GrantPremium", { body: { id, months, reason } });
    await refreshPerson();
    showDone(t.wasGiven(username), () => takeLastBack(id, t.undoReason));
  }

  return (
    <section aria-labelledby="premium-heading">
      <h3 id="premium-heading">{t.premiumHeading}</h3>
      <div className="panel-actions">
        <p>
          {!isPremium
            ? t.noPremium
            : premiumEndDate === null
              ? t.premiumForLife
              : t.premiumUntil(formats.date(premiumEndDate))}
        </p>
        <button type="button" className="button" data-kind="secondary" onClick={() => setGiving(true)}>
          {t.givePremium}
        </button>
      </div>
      {grants.length > 0 && (
        <ul className="entries">
          {grants.toReversed().map((grant) => (
            <li key={grant.id}>
              <div className="entry-head">
                <b>{grant.months === null ? t.forLife : t.months(formats.number(grant.months))}</b>
                <span>{t.sources[grant.source]}</span>
                <span className="muted">
                  <Moment at={grant.grantedAt} />
                </span>
                {grant.revokedAt === null ? (
                  <button
                    type="button"
                    className="button dangerous"
                    data-kind="quiet"
                    onClick={() => setRevoked(grant.id)}
                  >
                    {t.revoke}
                  </button>
                ) : (
                  <Badge>{t.revoked}</Badge>
                )}
              </div>
              {grant.reason !== null && <p className="muted">{grant.reason}</p>}
              {grant.revokedAt !== null && (
                <p className="muted">{t.revokedBy(grant.revokedBy ?? "", grant.revokedWhy ?? "")}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {isGiving && (
        <ReasonDialog
          heading={t.givePremium}
          text={t.givePremiumText(username)}
          action={t.givePremium}
          send={give}
          onClose={() => setGiving(false)}
        >
          <SelectField label={t.duration} name="months" defaultValue="1">
            {lengths.map((length) => (
              <option key={length} value={length}>
                {length === "life" ? t.forLife : t.months(length)}
              </option>
            ))}
          </SelectField>
        </ReasonDialog>
      )}
      {revoked !== undefined && (
        <ReasonDialog
          heading={t.revokeHeading}
          text={t.revokeText}
          action={t.revoke}
          isDangerous
          send={async (reason) => {
            await revoke(id, revoked, reason);
            showDone(t.wasRevoked);
          }}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </section>
  );
}

async function revoke(id: number, grantId: string, reason: string): Promise<void> {
  await consoleApi.call("Admin/RevokePremium", { body: { id, grantId, reason } });
  await refreshPerson();
}

/** The call that gives does not name what it gave. */
async function takeLastBack(id: number, reason: string): Promise<void> {
  const { grants } = await consoleApi.call("Admin/GetUser", { query: { id } });
  const last = grants.findLast(({ source, revokedAt }) => source === "operator" && revokedAt === null);
  if (last !== undefined) await revoke(id, last.id, reason);
  await refresh("Admin/GetUser");
}
