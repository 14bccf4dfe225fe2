/** How a process reads TypeScript, and modules that are for servers only. */
export const READ = '--import tsx --conditions=react-server'
