import { Trans, useLingui } from "@lingui/react/macro";
import { usePolicy } from "../page-policy.ts";
import { usePageState } from "../page-context.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";

/** What is kept about users, why, and who sees it. */
export function PrivacyPage() {
  const { t } = useLingui();
  const { brandName } = usePageState();
  const { flags, chat } = usePolicy();
  const { autoTranslation } = flags;
  const keptDays = Math.floor(chat.contentKept / 86_400);
  return (
    <ContentPage
      title={t`Privacy policy`}
      lead={
        <Trans>
          What <bdi>{brandName}</bdi> keeps about you, what for, and who sees it.
        </Trans>
      }
    >
      <ContentPart title={<Trans>What you give us</Trans>}>
        <p>
          <Trans>
            Your username and email address, and what you add yourself: a phone number, your name,
            country and languages, a text about you, bank accounts, offers, messages and evidence.
            We keep only a hash of your password. Phone numbers and bank accounts are encrypted.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What we record</Trans>}>
        <p>
          <Trans>
            Your trades and their records, feedback, the balance of your wallet, and the time,
            network address and browser of each sign-in. Attempts that may be attacks are counted.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What for</Trans>}>
        <p>
          <Trans>
            To carry out your trades, to protect your account, to decide disputes, to detect fraud,
            and to tell you what happens in your trades. Nothing is sold or used for advertising.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Who sees it</Trans>}>
        <p>
          <Trans>
            Everyone sees your username, your offers, your record, your feedback, when you were last
            here, and what you chose to show of your name. A trade partner also sees the messages
            and the payment details of that trade. Staff see what their work needs, and what they do
            and read of people is logged. Emails and texts pass through the services that deliver
            them. Authorities get what the law obliges us to give.
          </Trans>
        </p>
        {autoTranslation && (
          <p>
            <Trans>
              When you press Translate below a message or the terms of an offer, that text alone
              goes to a translation service, without a name. We keep the translation for a day.
            </Trans>
          </p>
        )}
      </ContentPart>
      <ContentPart title={<Trans>How long</Trans>}>
        <p>
          <Trans>
            Records of trades and of money stay, because others rely on them. Messages and files of
            a trade are deleted <bdi>{keptDays}</bdi> days after it ended. Sessions, links, codes,
            notices and delivered messages are deleted after their time. You can remove your phone
            number and bank accounts, download what we keep about you, and close your account. What
            is left of it is deleted once the law no longer requires us to keep it.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Cookies</Trans>}>
        <p>
          <Trans>
            They keep you signed in, protect forms, and remember your theme and currency. There are
            no third-party cookies, and no page loads anything from elsewhere.
          </Trans>
        </p>
      </ContentPart>
    </ContentPage>
  );
}
