// The entry from which the build writes styles.css: the tokens, then the rules of everything.
import './tokens.css'
import '../index.ts'
import '../questions/index.ts'
