import { lazy, Suspense, useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { askedChat, withoutChat } from "./chat-address.ts";

/** Loaded when a chat is opened. */
const MessengerOverlay = lazy(async () => ({
  default: (await import("./messenger-overlay.tsx")).MessengerOverlay,
}));

/** Shows the chat that the address names over the page; the close flag takes both out of it. */
export function MessengerWatch() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { id, isClosed } = askedChat(search);
  useEffect(() => {
    if (isClosed) navigate(withoutChat(path, search), { replace: true });
  }, [isClosed, path, search, navigate]);
  if (id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <MessengerOverlay
        key={id}
        id={id}
        onClose={() => navigate(withoutChat(path, window.location.search))}
      />
    </Suspense>
  );
}
