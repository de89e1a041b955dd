// The preset of React Native and its defaults, without its other settings.
module.exports = {
  projectRoot: __dirname,
  resolver: { sourceExts: ['mjs', 'js', 'json'] },
  transformer: { babelTransformerPath: require.resolve('@react-native/metro-babel-transformer') },
}
