// Node resolves these modules only with their extension; their types are declared without it.
declare module 'selenium-webdriver/net/portprober.js' {
  export { findFreePort } from 'selenium-webdriver/net/portprober'
}
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote'
}
