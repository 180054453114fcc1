// One file for both: whoever sees the markets opens the terminal next.
export { SpotDashboard } from "./spot-dashboard.tsx";
export { SpotTerminal } from "./spot-terminal.tsx";
