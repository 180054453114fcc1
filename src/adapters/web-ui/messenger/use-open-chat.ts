import { useLocation } from "wouter";
import { chatTarget } from "./chat-address.ts";

/** Whether the page runs as an installed app, without the bars of a browser. */
function isApp(): boolean {
  return window.matchMedia("(display-mode: standalone)").matches;
}

/** Shows a chat over the page, or, in the mobile app, on its own. */
export function useOpenChat(): (id: string) => void {
  const [path, navigate] = useLocation();
  return (id) => navigate(chatTarget({ path, search: window.location.search, isApp: isApp() }, id));
}
