import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Paperclip, ShieldCheck } from "lucide-react";
import { usePolicy } from "../page-policy.ts";
import { Translation } from "../translation/translation.tsx";
import { PrintedMoment } from "../design/printed-moment.tsx";
import { Spoken } from "../design/spoken.tsx";
import type { Attaching } from "./attaching.ts";
import type { ShownMessage } from "./chat-log.ts";
import { sendFailureWords, mayTryAgain } from "./chat-words.tsx";
import { timeText } from "./day-words.tsx";
import type { OutgoingMessage } from "./use-sending.ts";
import styles from "./message.module.css";

/** The names a chat mentions. */
export interface ChatNames {
  readonly partner: string;
  readonly brandName: string;
}

/** A stored message. Messages by staff are marked by the server, so nobody can impersonate them. */
export function Message(props: {
  message: ShownMessage;
  names: ChatNames;
  attaching: Attaching | undefined;
  /** The offers that messages show, by their ids. */
  offers: ReadonlyMap<string, ReactNode> | undefined;
  /** The chat, where its messages can be translated. */
  chatId: string | undefined;
  /** How far it got; undefined: it is not the user's last, or nobody knows. */
  reach?: "delivered" | "read" | undefined;
}) {
  const { message, names, attaching, offers, chatId } = props;
  const { autoTranslation } = usePolicy().flags;
  const { i18n } = useLingui();
  const { text, at, author, isMine, attachments } = message;
  const { offerId = null } = message;
  const isStaff = (author === "staff" || author === "support") && !isMine;
  return (
    <li className={styles.message} data-from={isStaff ? "staff" : isMine ? "me" : "partner"}>
      {isStaff ? (
        <p className={styles.staff}>
          <ShieldCheck aria-hidden="true" />
          <span>
            <StaffWords message={message} brandName={names.brandName} />
          </span>
        </p>
      ) : (
        <Spoken>
          <Author isMine={isMine} partner={names.partner} />
        </Spoken>
      )}
      {attaching
        ? attachments.length > 0 && attaching.filesOf(attachments)
        : attachments.map(({ id, name }) => (
            <p key={id} className={styles.file}>
              <Paperclip aria-hidden="true" />
              <bdi>{name}</bdi>
            </p>
          ))}
      {offerId !== null ? (
        (offers?.get(offerId) ?? <Trans>A special offer that has ended.</Trans>)
      ) : text === "" && attachments.length === 0 ? (
        <p className={styles.gone}>
          <Trans>This message was deleted after its retention period.</Trans>
        </p>
      ) : (
        text !== "" && <Text text={text} />
      )}
      {autoTranslation && chatId !== undefined && !isMine && text !== "" && (
        <Translation of={{ chatId, seq: message.seq }} />
      )}
      <p className={styles.foot}>
        <Origin via={message.via} />
        <PrintedMoment at={at}>{timeText(i18n.locale, at)}</PrintedMoment>
        {props.reach && " · "}
        {props.reach === "delivered" && <Trans>Delivered</Trans>}
        {props.reach === "read" && <Trans>Read</Trans>}
      </p>
    </li>
  );
}

/** Who of the platform wrote it. */
function StaffWords(props: { message: ShownMessage; brandName: string }) {
  const { message, brandName } = props;
  const { author, codeName } = message;
  if (author === "support") {
    return codeName === null ? (
      <Trans>
        <bdi>{brandName}</bdi> support
      </Trans>
    ) : (
      <Trans>
        <bdi>{codeName}</bdi>, <bdi>{brandName}</bdi> support
      </Trans>
    );
  }
  return codeName === null ? (
    <Trans>
      A case worker of <bdi>{brandName}</bdi>
    </Trans>
  ) : (
    <Trans>
      <bdi>{codeName}</bdi>, case worker of <bdi>{brandName}</bdi>
    </Trans>
  );
}

/** Who wrote it for its author, or that its author had prepared it. */
function Origin({ via }: { via: ShownMessage["via"] }) {
  if (!via) return null;
  if (via.kind === "automatic") {
    return (
      <>
        <Trans>Automatic reply</Trans>
        {" · "}
      </>
    );
  }
  return (
    <>
      <Trans>
        written by <bdi>{via.username}</bdi>
      </Trans>
      {" · "}
    </>
  );
}

/** A message being sent, or one that failed. */
export function Outgoing(props: {
  message: OutgoingMessage;
  onAgain: () => void;
  onChange: () => void;
}) {
  const { message, onAgain, onChange } = props;
  const { failure, text, attachments } = message;
  return (
    <li className={styles.message} data-from="me" data-failed={failure !== undefined}>
      <Spoken>
        <Trans>You:</Trans>
      </Spoken>
      {text !== "" && <Text text={text} />}
      {attachments.map(({ id, name }) => (
        <p key={id} className={styles.file}>
          <Paperclip aria-hidden="true" />
          <bdi>{name}</bdi>
        </p>
      ))}
      {failure ? (
        <div className={styles.failure} role="alert">
          <p>{sendFailureWords(failure)}</p>
          <p className={styles.acts}>
            {mayTryAgain(failure) && (
              <Act onPress={onAgain}>
                <Trans>Try again</Trans>
              </Act>
            )}
            <Act onPress={onChange}>
              <Trans>Change</Trans>
            </Act>
          </p>
        </div>
      ) : (
        <p className={styles.foot}>
          <Trans>Sending …</Trans>
        </p>
      )}
    </li>
  );
}

/** The author, for users who cannot see which side the message is on. */
export function Author(props: { isMine: boolean; partner: string }): ReactNode {
  return props.isMine ? (
    <Trans>You:</Trans>
  ) : (
    <Trans>
      <bdi>{props.partner}</bdi> wrote:
    </Trans>
  );
}

function Text({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      <bdi>{text}</bdi>
    </p>
  );
}

function Act(props: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.act} onClick={props.onPress}>
      {props.children}
    </button>
  );
}
