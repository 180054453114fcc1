import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, MessagesSquare } from "lucide-react";
import { Spoken } from "../design/spoken.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { messengerPath } from "../navigation/paths.ts";
import { ChatList } from "./chat-list.tsx";
import { Thread } from "./thread.tsx";
import { WhoMayWrite } from "./who-may-write.tsx";
import styles from "./messenger.module.css";

/** All chats, and one of them beside the list; on a phone, one of the two. */
export function MessengerPage({ id }: { id: string | undefined }) {
  const { t } = useLingui();
  return (
    <div className={styles.page} data-chosen={id !== undefined}>
      <div className={styles.top}>
        <PageHeading title={t`Messenger`} isHidden={id !== undefined} />
      </div>
      <div className={styles.side}>
        <WhoMayWrite />
        <ChatList chosen={id} />
      </div>
      <div className={styles.main}>
        {id === undefined ? (
          <EmptyState icon={MessagesSquare} title={<Trans>Choose a chat</Trans>} />
        ) : (
          <Thread key={id} id={id} close={<Back />} />
        )}
      </div>
    </div>
  );
}

function Back() {
  return (
    <AppLink className={`${styles.dots} ${styles.back}`} to={messengerPath}>
      <Spoken>
        <Trans>All chats</Trans>
      </Spoken>
      <ArrowLeft aria-hidden="true" />
    </AppLink>
  );
}
