// Node resolves this module only with its extension; its types are declared without it.
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote'
}
