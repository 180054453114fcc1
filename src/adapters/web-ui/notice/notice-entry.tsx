import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  ArrowLeftRight,
  Check,
  CircleDollarSign,
  Handshake,
  MessageSquare,
  PiggyBank,
  Scale,
  Search,
  ShieldCheck,
  Star,
  type LucideIcon,
} from "lucide-react";
import { topicOf, type NoticeTopic } from "../../../domain/notice/notice-story.ts";
import type { NoticeView } from "../../http/contract/notice/notice.ts";
import { chatPath } from "../../http/contract/messenger/chat-path.ts";
import { momentText } from "../design/moment-text.ts";
import { Spoken } from "../design/spoken.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import {
  addressBookPath,
  badgesPath,
  exportsPath,
  featureRequestPath,
  overviewPath,
  ownSendsPath,
  partnerPath,
  paymentLinksPath,
  reputationPath,
  myOffersPath,
  savedSearchesPath,
  securityPath,
  supportPath,
  teamPath,
  verificationPath,
  verifyCompanyPath,
} from "../navigation/paths.ts";
import { withSupport } from "../navigation/support-address.ts";
import { usePageState } from "../page-context.ts";
import { escrowWaitWords } from "../trade/escrow-wait-words.tsx";
import { noticeFacts } from "./notice-facts.ts";
import { noticeWords } from "./notice-words.tsx";
import styles from "./notice-entry.module.css";

/** One icon for each topic; decorative, the words say the same. */
const icons: Readonly<Record<NoticeTopic, LucideIcon>> = {
  new_trade: ArrowLeftRight,
  progress: CircleDollarSign,
  proposal: Handshake,
  message: MessageSquare,
  dispute: Scale,
  feedback: Star,
  search: Search,
  partner: PiggyBank,
  account: ShieldCheck,
};

/**
 * What the user was told: what happened, when, and whose turn it is where that is still so.
 *
 * - `now`: when the list was read.
 */
export function NoticeEntry(props: { notice: NoticeView; now: number; onRead: () => void }) {
  const { notice, now, onRead } = props;
  const { t, i18n } = useLingui();
  const { brandName } = usePageState();
  const { locale } = i18n;
  const Icon = icons[topicOf(notice.event)];
  return (
    <li className={styles.entry} data-read={notice.isRead}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <AppLink className={styles.link} to={targetOf(notice)} onClick={onRead}>
          {!notice.isRead && (
            <Spoken>
              <Trans>Unread:</Trans>{" "}
            </Spoken>
          )}
          {noticeWords(notice.event, noticeFacts(notice, { locale, brandName }))}
        </AppLink>
        <div className={styles.about}>
          <Turn notice={notice} now={now} />
          {notice.escrowWait !== null && (
            <span className={styles.time}>{escrowWaitWords(notice.escrowWait)}</span>
          )}
          <time className={styles.time} dateTime={notice.at}>
            <bdi>{momentText(locale, Date.parse(notice.at), now)}</bdi>
          </time>
        </div>
      </div>
      {!notice.isRead && (
        <button type="button" className={styles.read} aria-label={t`Mark as read`} onClick={onRead}>
          <Check aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

function Turn({ notice: { turn }, now }: { notice: NoticeView; now: number }): ReactNode {
  const { i18n } = useLingui();
  const { locale } = i18n;
  if (!turn) return null;
  if (!turn.isMine) {
    return (
      <StatusChip kind="waiting" plain>
        <Trans>Your trade partner's turn</Trans>
      </StatusChip>
    );
  }
  const until = turn.until === null ? undefined : momentText(locale, Date.parse(turn.until), now);
  return (
    <StatusChip kind="your-turn" plain>
      {until === undefined ? (
        <Trans>Your turn</Trans>
      ) : (
        <Trans>
          Your turn until <bdi>{until}</bdi>
        </Trans>
      )}
    </StatusChip>
  );
}

/** Where the user sees more, or acts. */
function targetOf({ trade, chat, event }: NoticeView): string {
  if (chat) return chatPath(chat.id);
  if (trade) return `/trade/${trade.id}`;
  if (event.startsWith("support_")) return supportPath;
  if (event === "deposit_missing") return withSupport("/wallet", "", "balance_problem");
  if (event === "search_found") return savedSearchesPath;
  if (event.startsWith("offer_guard") || event === "holiday_over") return myOffersPath;
  if (event === "export_ready" || event === "export_failed") return exportsPath;
  if (event === "reward_earned") return partnerPath;
  if (event === "link_paid") return paymentLinksPath;
  if (event === "address_saved" || event === "only_saved_ends") return addressBookPath;
  if (event === "send_held" || event === "send_declined") return ownSendsPath;
  if (event.startsWith("deposit_") || event === "coins_received") return "/wallet";
  if (event.startsWith("company_")) return verifyCompanyPath;
  if (event.startsWith("verification_") || event.startsWith("id_expire")) return verificationPath;
  if (event.startsWith("badge_")) return badgesPath;
  if (event.startsWith("team_")) return teamPath;
  if (event.startsWith("record_")) return reputationPath;
  if (event === "suggestion_answered") return featureRequestPath;
  return event === "password_changed" || event === "factors_changed" ? securityPath : overviewPath;
}
